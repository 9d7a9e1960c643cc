package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.Policies.GOLD;
import static org.qos.runtime.testing.Policies.SILVER;
import static org.qos.runtime.testing.Policies.rule;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.LEAF_PORT_GUID;
import static org.qos.runtime.testing.SmallFabric.TARGET_1;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.RequestFieldMask;
import org.qos.runtime.match.compiled.CompiledForm.Strategy;
import org.qos.runtime.match.compiled.RandomSite.Extent;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;

class CompiledPolicyTest {

    private static final PortGroup HOSTS = Policies.guids("hosts", ALPHA_1, BETA_1);
    private static final PortGroup STORAGE = Policies.guids("storage", TARGET_1);
    private static final MatchRule TO_STORAGE =
            rule(GOLD).from(HOSTS).to(STORAGE).service(Ranges.ofValues(7)).done();
    private static final MatchRule BY_PKEY =
            rule(SILVER).pkey(Ranges.of(new Range(1, 9))).done();

    private final CompiledPolicy small = compiled(TO_STORAGE, BY_PKEY);

    @Test
    void aSmallPolicyIsATable() {
        assertEquals(Strategy.TABLE, small.form().strategy());
        assertEquals(
                "service:2,class:1,tclass:1,pkey:2,port:3,source:2,destination:2",
                small.form().classes());
        assertTrue(small.form().bytes() < 1000, small.form()::toString);
    }

    @Test
    void aPolicyWithManyClassesHasVectors() {
        CompiledPolicy large = CompiledPolicy.of(new RandomSite(1, new Extent(500, 20, 100, 40)).bound());
        assertEquals(Strategy.VECTORS, large.form().strategy());
        assertEquals("vectors", large.form().strategy().toString());
    }

    /** Its classes are 2 of Service-IDs, P_Keys, sources and destinations each: 16 cells. */
    @ParameterizedTest(name = "{0} cells: {1}")
    @CsvSource({"15, VECTORS", "16, TABLE", "17, TABLE", "8, VECTORS", "4, VECTORS", "0, VECTORS"})
    void aTableHasAsManyCellsAsTheLimitAllows(int cells, Strategy strategy) {
        BoundPolicy bound = bound(TO_STORAGE, BY_PKEY);
        Limits limits = new Limits(cells, Limits.USUAL.endLongs());
        assertEquals(strategy, CompiledPolicy.of(bound, limits).form().strategy());
    }

    @Test
    void whereVectorsOfPortsWouldTakeTooMuchTheirGroupsAreKept() {
        BoundPolicy bound = new RandomSite(2, new Extent(50, 40, 500, 70)).bound();
        CompiledPolicy vectors = CompiledPolicy.of(bound, new Limits(0, Limits.USUAL.endLongs()));
        CompiledPolicy membership = CompiledPolicy.of(bound, new Limits(0, 0));
        assertEquals(Strategy.VECTORS_AND_MEMBERSHIP, membership.form().strategy());
        assertTrue(membership.form().bytes() < vectors.form().bytes());
    }

    @Test
    void answersByNumbers() {
        int both = RequestFieldMask.SERVICE_ID | RequestFieldMask.PKEY;
        assertEquals(new Match(GOLD, 1), small.match(ALPHA_1, TARGET_1, both, 7, 0, 0, 3));
        assertEquals(new Match(SILVER, 2), small.match(ALPHA_1, TARGET_1, RequestFieldMask.PKEY, 7, 0, 0, 0x8003));
        assertTrue(small.match(ALPHA_1, TARGET_1, 0, 7, 0, 0, 3).isDefault());
    }

    /** Rule 1 is for Service-ID 7, rule 2 for QoS-Class 7, rule 3 for TClass 7, rule 4 for P_Key 7. */
    @ParameterizedTest(name = "fields {0}, values {1} {2} {3} {4}: rule {5}")
    @CsvSource({
        "0,  7, 7, 7, 7, 0",
        "1,  7, 7, 7, 7, 1",
        "2,  7, 7, 7, 7, 2",
        "4,  7, 7, 7, 7, 3",
        "8,  7, 7, 7, 7, 4",
        "14, 7, 7, 7, 7, 2",
        "15, 6, 6, 7, 7, 3",
        "15, 6, 6, 6, 7, 4",
        "7,  6, 6, 6, 7, 0",
        "13, 6, 7, 6, 6, 0"
    })
    void aNumberCountsWhenItsFieldIsInTheMask(int mask, long service, int qosClass, int tclass, int pkey, int rule) {
        Ranges seven = Ranges.ofValues(7);
        CompiledPolicy policy = compiled(
                rule(GOLD).service(seven).done(),
                rule(GOLD).qosClass(seven).done(),
                rule(GOLD).tclass(seven).done(),
                rule(GOLD).pkey(seven).done());
        assertEquals(
                rule,
                policy.match(ALPHA_1, TARGET_1, mask, service, qosClass, tclass, pkey)
                        .rule());
    }

    @Test
    void answersForPortsThatAreResolvedOnce() {
        int alpha = small.portHandle(ALPHA_1);
        int target = small.portHandle(TARGET_1);
        assertEquals(new Match(GOLD, 1), small.matchPorts(alpha, target, RequestFieldMask.SERVICE_ID, 7, 0, 0, 0));
        assertTrue(small.matchPorts(target, alpha, RequestFieldMask.SERVICE_ID, 7, 0, 0, 0)
                .isDefault());
        assertTrue(small.matchPorts(alpha, small.portHandle(0x99), RequestFieldMask.SERVICE_ID, 7, 0, 0, 0)
                .isDefault());
    }

    @Test
    void answersManyRequestsAtOnce() {
        RandomSite site = new RandomSite(3, new Extent(80, 10, 60, 50));
        CompiledPolicy policy = CompiledPolicy.of(site.bound());
        List<Request> requests =
                IntStream.range(0, 1000).mapToObj(n -> site.request()).toList();
        int[] rules = new int[1000];
        policy.matchAll(RequestColumns.of(requests), rules);
        for (int i = 0; i < rules.length; i++) {
            assertSame(policy.match(requests.get(i)), policy.answer(rules[i]));
        }
    }

    @Test
    void columnsAreOfOneLengthAndTheResultsHaveRoom() {
        RequestColumns two = RequestColumns.of(List.of(Request.between(1, 2), Request.between(2, 1)));
        assertThrows(IllegalArgumentException.class, () -> small.matchAll(two, new int[1]));
        assertThrows(
                IllegalArgumentException.class,
                () -> small.matchAll(List.of(Request.between(1, 2), Request.between(2, 1)), new int[1]));
        assertThrows(
                IllegalArgumentException.class,
                () -> new RequestColumns(
                        new long[2], new long[1], new int[2], new long[2], new int[2], new int[2], new int[2]));
    }

    @Test
    void aPortInTheOneEndIsNotAPortInTheOther() {
        assertEquals(1, small.match(service(ALPHA_1, TARGET_1)).rule());
        assertEquals(0, small.match(service(TARGET_1, ALPHA_1)).rule());
    }

    @Test
    void thePortThatTheFabricHasFirstIsInItsGroups() {
        PortGroup leaf = Policies.guids("leaf", LEAF_PORT_GUID);
        CompiledPolicy policy =
                CompiledPolicy.of(bound(List.of(leaf), rule(GOLD).from(leaf).done()));
        assertEquals(LEAF_PORT_GUID, FABRIC.endpoints().get(0).guid());
        assertEquals(1, policy.match(Request.between(LEAF_PORT_GUID, ALPHA_1)).rule());
        assertEquals(0, policy.match(Request.between(ALPHA_1, LEAF_PORT_GUID)).rule());
    }

    private static CompiledPolicy compiled(MatchRule... rules) {
        return CompiledPolicy.of(bound(rules));
    }

    private static BoundPolicy bound(MatchRule... rules) {
        return bound(List.of(HOSTS, STORAGE), rules);
    }

    private static BoundPolicy bound(List<PortGroup> groups, MatchRule... rules) {
        return BoundPolicy.bind(Policies.policy(groups, rules), FABRIC, Partitions.WITHOUT_FILE);
    }

    private static Request service(long source, long destination) {
        OptionalInt none = OptionalInt.empty();
        return new Request(source, destination, OptionalLong.of(7), none, none, none);
    }
}
