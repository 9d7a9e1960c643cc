package org.qos.analysis.coverage;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.ReferenceMatcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

class RuleRequestsTest {

    private static final long SEED = 4711;
    private static final int POLICIES = 60;
    private static final int MAX_SERVICE = 9;
    private static final int MAX_CLASS = 3;
    private static final QosLevel DEFAULT = QosLevel.ofSl("DEFAULT", 0);
    private static final QosLevel GOLD = QosLevel.ofSl("gold", 1);
    private static final List<PortGroup> ANY = List.of();
    private static final List<PortGroup> HOSTS = List.of(PortGroup.ofGuids("hosts", Ranges.ofValues(1, 2, 3)));
    private static final List<PortGroup> ONE = List.of(PortGroup.ofGuids("one", Ranges.ofValues(1)));
    private static final List<PortGroup> ABSENT = List.of(PortGroup.ofGuids("absent", Ranges.ofValues(9)));
    private static final List<List<PortGroup>> ENDS = List.of(ANY, ANY, ANY, HOSTS, ONE, ABSENT);

    /** Four hosts with port GUIDs 1 to 4. */
    private static final Fabric FABRIC = Fabric.of(
            LongStream.rangeClosed(1, 4).mapToObj(RuleRequestsTest::host).toList(), OptionalLong.empty());

    @Test
    void aRequestIsMadeOfWhatTheRuleLeavesToIt() {
        BoundPolicy bound = bind(
                rule(ANY, ANY, Ranges.of(new Range(1, 5)), Ranges.NONE),
                rule(ANY, ANY, Ranges.of(new Range(2, 7)), Ranges.NONE));
        RuleRequests requests = new RuleRequests(bound);
        requests.decidedBy(2, 5)
                .forEach(request -> assertTrue(request.serviceId().getAsLong() > 5, request::toString));
        assertEquals(5, requests.decidedBy(2, 5).size());
        assertTrue(requests.decidedBy(0, 1).get(0).serviceId().isEmpty());
    }

    @Test
    void aRuleThatDecidesNothingHasNone() {
        RuleRequests requests = new RuleRequests(bind(
                rule(ABSENT, ANY, Ranges.NONE, Ranges.NONE),
                rule(ANY, ANY, Ranges.NONE, Ranges.NONE),
                rule(ONE, ANY, Ranges.NONE, Ranges.NONE)));
        assertEquals(List.of(), requests.decidedBy(1, 1));
        assertEquals(List.of(), requests.decidedBy(3, 1));
        assertEquals(List.of(), requests.decidedBy(0, 1));
    }

    /** Every request of a small world says which rules decide any. */
    @Test
    void requestsAreFoundForExactlyTheRulesThatDecideSome() {
        System.out.println("requests of rules, seed " + SEED);
        Random random = new Random(SEED);
        for (int i = 0; i < POLICIES; i++) {
            MatchRule[] rules =
                    IntStream.range(0, 5).mapToObj(place -> random(random)).toArray(MatchRule[]::new);
            BoundPolicy bound = bind(rules);
            RuleRequests requests = new RuleRequests(bound);
            Set<Integer> deciding = deciding(bound);
            ReferenceMatcher matcher = new ReferenceMatcher(bound);
            for (int place = 0; place <= rules.length; place++) {
                List<Request> found = requests.decidedBy(place, 3);
                assertEquals(deciding.contains(place), !found.isEmpty(), "policy " + i + ", rule " + place);
                for (Request request : found) {
                    assertEquals(place, matcher.match(request).rule(), request::toString);
                }
            }
        }
    }

    private static Set<Integer> deciding(BoundPolicy bound) {
        ReferenceMatcher matcher = new ReferenceMatcher(bound);
        Set<Integer> deciding = new HashSet<>();
        for (Port source : bound.fabric().endpoints()) {
            for (Port destination : bound.fabric().endpoints()) {
                for (int service = -1; service <= MAX_SERVICE; service++) {
                    for (int qosClass = -1; qosClass <= MAX_CLASS; qosClass++) {
                        deciding.add(matcher.match(new Request(
                                        source.guid(),
                                        destination.guid(),
                                        service < 0 ? OptionalLong.empty() : OptionalLong.of(service),
                                        qosClass < 0 ? OptionalInt.empty() : OptionalInt.of(qosClass),
                                        OptionalInt.empty(),
                                        OptionalInt.empty()))
                                .rule());
                    }
                }
            }
        }
        return deciding;
    }

    private static MatchRule random(Random random) {
        return rule(
                ENDS.get(random.nextInt(ENDS.size())),
                ENDS.get(random.nextInt(ENDS.size())),
                random.nextInt(4) > 0 ? range(random, MAX_SERVICE) : Ranges.NONE,
                random.nextInt(3) > 0 ? range(random, MAX_CLASS) : Ranges.NONE);
    }

    private static Ranges range(Random random, int max) {
        int first = random.nextInt(max + 1);
        return Ranges.of(new Range(first, first + random.nextInt(max + 1 - first)));
    }

    private static MatchRule rule(
            List<PortGroup> sources, List<PortGroup> destinations, Ranges services, Ranges classes) {
        return new MatchRule("", sources, destinations, services, classes, Ranges.NONE, Ranges.NONE, GOLD);
    }

    private static BoundPolicy bind(MatchRule... rules) {
        List<PortGroup> groups =
                Stream.of(HOSTS, ONE, ABSENT).flatMap(List::stream).toList();
        Policy policy = new Policy(groups, List.of(DEFAULT, GOLD), DEFAULT, List.of(rules), FabricSetup.NONE);
        return BoundPolicy.bind(policy, FABRIC, Partitions.WITHOUT_FILE);
    }

    private static Node host(long guid) {
        Port port = new Port(new PortId(guid, 1), guid, (int) guid, 0, Optional.empty());
        return new Node(guid, NodeType.CA, "host" + guid, 1, false, List.of(port));
    }
}
