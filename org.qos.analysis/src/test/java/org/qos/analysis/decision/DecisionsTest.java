package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.analysis.decision.RandomPolicies.GOLD;
import static org.qos.analysis.decision.RandomPolicies.HOSTS;
import static org.qos.analysis.decision.RandomPolicies.SILVER;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** The fabric has three hosts with the port GUIDs 1 to 3. */
class DecisionsTest {

    private static final PortGroup ONE = PortGroup.ofGuids("one", Ranges.ofValues(1));
    private static final PortGroup OTHERS = PortGroup.ofGuids("others", Ranges.ofValues(2, 3));
    private static final PortGroup CAS =
            new PortGroup("cas", "", Ranges.NONE, List.of(), List.of(), Ranges.NONE, Set.of(NodeType.CA), false);

    @Test
    void eachRuleThatDecidesSomethingHasARequestWithNoMoreThanItStates() {
        List<Outcome> outcomes = outcomes(services(GOLD, new Range(1, 5)), services(SILVER, new Range(2, 7)));
        assertEquals(List.of(1, 2, 0), outcomes.stream().map(Outcome::rule).toList());
        Request ofSecond = outcomes.get(1).witness().orElseThrow();
        assertEquals(OptionalLong.of(6), ofSecond.serviceId());
        assertEquals(OptionalInt.empty(), ofSecond.pkey());
        assertEquals(
                OptionalLong.empty(), outcomes.get(2).witness().orElseThrow().serviceId());
    }

    @Test
    void aRequestIsBetweenTwoPortsWhereThatIsPossible() {
        Request request = outcomes(services(GOLD, Range.of(1))).get(0).witness().orElseThrow();
        assertTrue(request.sourceGuid() != request.destinationGuid(), request::toString);
        Request toItself = outcomes(from(GOLD, ONE, ONE)).get(0).witness().orElseThrow();
        assertEquals(toItself.sourceGuid(), toItself.destinationGuid());
    }

    @Test
    void aRegionStatesWhatItsRequestsHave() {
        Decisions decisions = Decisions.of(bound(HOSTS, services(GOLD, new Range(1, 5)), from(SILVER, ONE)));
        Region region = Region.all(decisions.classes());
        assertEquals(List.of(1), rules(decisions, region.with(Axis.SERVICE_ID, Ranges.ofValues(3))));
        assertEquals(List.of(2, 0), rules(decisions, region.without(Axis.SERVICE_ID)));
        assertEquals(
                List.of(2),
                rules(decisions, region.withPort(Axis.SOURCE, 1).with(Axis.SERVICE_ID, Ranges.ofValues(9))));
        assertEquals(List.of(), rules(decisions, region.withPort(Axis.SOURCE, 77)));
        assertEquals(List.of(), rules(decisions, region.with(Axis.QOS_CLASS, Ranges.ofValues(5_000))));
        Request exact =
                new Request(2, 3, OptionalLong.of(4), OptionalInt.empty(), OptionalInt.empty(), OptionalInt.of(0xffff));
        Outcome outcome =
                decisions.outcomes(Region.of(decisions.classes(), exact)).get(0);
        assertEquals(1, outcome.rule());
        assertEquals(OptionalInt.of(0x7fff), outcome.witness().orElseThrow().pkey());
        assertThrows(
                IllegalStateException.class, () -> region.without(Axis.PKEY).with(Axis.PKEY, Ranges.ofValues(1)));
    }

    @Test
    void pairsOfPortsAreCountedOnce() {
        Decisions decisions =
                Decisions.of(bound(HOSTS, from(GOLD, ONE), services(SILVER, Range.of(1)), from(GOLD, OTHERS)));
        Region all = Region.all(decisions.classes());
        assertEquals(3, decisions.pairs(all, 1).count());
        assertEquals(6, decisions.pairs(all, 2).count());
        PortPairs gold = decisions.pairs(all, 1);
        gold.addAll(decisions.pairs(all, 3));
        gold.addAll(decisions.pairs(all, 3));
        assertEquals(9, gold.count());
        assertTrue(decisions.pairs(all, 0).isEmpty());
        assertEquals(2, decisions.pairs(all.withPort(Axis.DESTINATION, 2), 3).count());
    }

    @Test
    void rulesThatShadowTogetherAreAllNamed() {
        Decisions decisions = Decisions.of(bound(HOSTS, from(GOLD, ONE), from(GOLD, OTHERS), from(SILVER, CAS)));
        assertEquals(
                List.of(1, 2),
                decisions.blockersOf(3).stream().map(Outcome::rule).toList());
        assertEquals(List.of(), decisions.blockersOf(2));
    }

    @Test
    void twoPoliciesAreComparedByTheRequestsThatChange() {
        BoundPolicy before = bound(HOSTS, services(GOLD, new Range(1, 5)));
        BoundPolicy after = bound(HOSTS, from(SILVER, ONE), services(GOLD, new Range(1, 4)));
        Decisions decisions = Decisions.of(before, after);
        Region all = Region.all(decisions.classes());
        List<Outcome> outcomes =
                decisions.outcomes(all, rules -> !level(before, rules[0]).equals(level(after, rules[1])));
        assertEquals(
                List.of(List.of(1, 1), List.of(1, 0), List.of(0, 1)),
                outcomes.stream().map(Outcome::rules).toList());
        assertEquals(OptionalLong.of(5), outcomes.get(1).witness().orElseThrow().serviceId());
    }

    @Test
    void withoutAFabricOnlyWhatIsCertainIsClaimed() {
        Decisions unknown = Decisions.of(bound(Fabric.EMPTY, from(GOLD, CAS), from(SILVER, ONE), from(SILVER, CAS)));
        assertFalse(unknown.classes().isExact());
        assertEquals(List.of(1, 2, 0), rules(unknown, Region.all(unknown.classes())));
        assertEquals(Optional.empty(), unknown.deciding(1).orElseThrow().witness());
        Decisions guids = Decisions.of(bound(Fabric.EMPTY, from(GOLD, ONE), from(SILVER, OTHERS)));
        assertTrue(guids.classes().isExact());
        assertEquals(2, guids.deciding(2).orElseThrow().witness().orElseThrow().sourceGuid());
    }

    @Test
    void allPoliciesHaveAFabricOrNone() {
        BoundPolicy on = bound(HOSTS);
        BoundPolicy without = bound(Fabric.EMPTY);
        assertThrows(IllegalArgumentException.class, () -> RequestClasses.of(on, without));
    }

    @Test
    void progressIsReportedAndAnInterruptedThreadStops() {
        BoundPolicy bound = bound(HOSTS, services(GOLD, Range.of(1)), services(GOLD, Range.of(2)));
        List<Integer> done = new ArrayList<>();
        Decisions decisions = Decisions.of(RequestClasses.of(bound), (rules, of) -> done.add(rules));
        Region all = Region.all(decisions.classes());
        decisions.outcomes(all);
        assertEquals(List.of(1, 2), done);
        Thread.currentThread().interrupt();
        assertThrows(CancellationException.class, () -> decisions.outcomes(all));
        assertTrue(Thread.interrupted());
    }

    private static List<Integer> rules(Decisions decisions, Region region) {
        return decisions.outcomes(region).stream().map(Outcome::rule).toList();
    }

    private static List<Outcome> outcomes(MatchRule... rules) {
        Decisions decisions = Decisions.of(bound(HOSTS, rules));
        return decisions.outcomes(Region.all(decisions.classes()));
    }

    private static QosLevel level(BoundPolicy bound, int rule) {
        return rule == 0
                ? bound.policy().defaultLevel()
                : bound.policy().rules().get(rule - 1).level();
    }

    private static BoundPolicy bound(Fabric fabric, MatchRule... rules) {
        return RandomPolicies.bound(RandomPolicies.policy(List.of(rules)), fabric);
    }

    private static MatchRule services(QosLevel level, Range services) {
        return rule(level, List.of(), List.of(), Ranges.of(services));
    }

    private static MatchRule from(QosLevel level, PortGroup source) {
        return rule(level, List.of(source), List.of(), Ranges.NONE);
    }

    private static MatchRule from(QosLevel level, PortGroup source, PortGroup destination) {
        return rule(level, List.of(source), List.of(destination), Ranges.NONE);
    }

    private static MatchRule rule(
            QosLevel level, List<PortGroup> sources, List<PortGroup> destinations, Ranges services) {
        return new MatchRule("", sources, destinations, services, Ranges.NONE, Ranges.NONE, Ranges.NONE, level);
    }
}
