package org.qos.runtime.match;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
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
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.testing.Policies;

class ReferenceMatcherTest {

    private static final PortGroup HOSTS = Policies.guids("hosts", ALPHA_1, BETA_1);
    private static final PortGroup STORAGE = Policies.guids("storage", TARGET_1);
    private static final OptionalInt NO_INT = OptionalInt.empty();

    @Test
    void theFirstRuleThatMatchesDecides() {
        MatchRule wide = rule(GOLD).service(Ranges.of(new Range(1, 9))).done();
        MatchRule narrow = rule(SILVER).service(Ranges.ofValues(5)).done();
        assertEquals(new Match(GOLD, 1), match(service(5), wide, narrow));
        assertEquals(new Match(SILVER, 1), match(service(5), narrow, wide));
        assertEquals(new Match(GOLD, 2), match(service(6), narrow, wide));
    }

    @Test
    void noRuleMeansTheDefaultLevel() {
        Match match = match(service(1), rule(GOLD).service(Ranges.ofValues(2)).done());
        assertEquals(Policies.DEFAULT, match.level());
        assertTrue(match.isDefault());
    }

    @Test
    void aRuleWithoutCriteriaMatchesEveryRequest() {
        Match match = match(Request.between(0, 0), rule(GOLD).done());
        assertEquals(1, match.rule());
        assertFalse(match.isDefault());
    }

    @Test
    void aFieldThatTheRequestLacksMeetsNoCriterion() {
        Request bare = Request.between(ALPHA_1, TARGET_1);
        Ranges all = Ranges.of(new Range(0, -1L));
        assertEquals(0, match(bare, rule(GOLD).service(all).done()).rule());
        assertEquals(0, match(bare, rule(GOLD).qosClass(all).done()).rule());
        assertEquals(0, match(bare, rule(GOLD).tclass(all).done()).rule());
        assertEquals(0, match(bare, rule(GOLD).pkey(all).done()).rule());
    }

    @Test
    void aFieldThatTheRuleDoesNotStateIsNotCompared() {
        Request full = new Request(
                ALPHA_1, TARGET_1, OptionalLong.of(7), OptionalInt.of(8), OptionalInt.of(9), OptionalInt.of(10));
        assertEquals(
                1, match(full, rule(GOLD).qosClass(Ranges.ofValues(8)).done()).rule());
        assertEquals(
                1, match(full, rule(GOLD).tclass(Ranges.ofValues(9)).done()).rule());
    }

    @Test
    void theMembershipBitOfAPkeyIsNotCompared() {
        MatchRule rule = rule(GOLD).pkey(Ranges.ofValues(0x1234)).done();
        assertEquals(1, match(pkey(0x1234), rule).rule());
        assertEquals(1, match(pkey(0x9234), rule).rule());
        assertEquals(0, match(pkey(0x1235), rule).rule());
    }

    @Test
    void bothEndsAreNeededWhenBothAreStatedAndAnyGroupOfAListWillDo() {
        MatchRule rule = rule(GOLD).from(HOSTS).to(HOSTS, STORAGE).done();
        assertEquals(1, match(Request.between(ALPHA_1, TARGET_1), rule).rule());
        assertEquals(1, match(Request.between(ALPHA_1, BETA_1), rule).rule());
        assertEquals(0, match(Request.between(TARGET_1, ALPHA_1), rule).rule(), "groups have a direction");
        assertEquals(0, match(Request.between(ALPHA_1, LEAF_PORT_GUID), rule).rule());
    }

    @Test
    void serviceIdsAreUnsigned() {
        MatchRule rule = rule(GOLD)
                .service(Ranges.of(new Range(0x7fff_ffff_ffff_ffffL, -2L)))
                .done();
        assertEquals(1, match(service(Long.MIN_VALUE), rule).rule());
        assertEquals(0, match(service(-1), rule).rule());
    }

    @Test
    void aGuidThatTheFabricDoesNotKnowIsInNoGroup() {
        PortGroup everything = PortGroup.ofGuids("all", Ranges.of(new Range(0, -1L)));
        MatchRule rule = rule(GOLD).from(everything).done();
        assertEquals(0, match(Request.between(0x99, ALPHA_1), rule).rule());
        Matcher withoutFabric = matcher(Fabric.EMPTY, rule);
        assertEquals(1, withoutFabric.match(Request.between(0x99, ALPHA_1)).rule());
    }

    private static Match match(Request request, MatchRule... rules) {
        return matcher(FABRIC, rules).match(request);
    }

    private static Matcher matcher(Fabric fabric, MatchRule... rules) {
        return new ReferenceMatcher(
                BoundPolicy.bind(Policies.policy(List.of(), rules), fabric, Partitions.WITHOUT_FILE));
    }

    private static Request service(long id) {
        return new Request(ALPHA_1, TARGET_1, OptionalLong.of(id), NO_INT, NO_INT, NO_INT);
    }

    private static Request pkey(int pkey) {
        return new Request(ALPHA_1, TARGET_1, OptionalLong.empty(), NO_INT, NO_INT, OptionalInt.of(pkey));
    }
}
