package org.qos.dsl.generator.roundtrip;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.VlWeight;

/**
 * What a policy does on a fabric, as far as both syntaxes can say it, without the names of its groups and levels: two
 * policies do the same when these are equal.
 *
 * @param defaultLevel what requests get that no rule matches
 * @param rules the rules that some request can meet, in order
 * @param sl2vl the scopes of SL2VL tables, in order
 * @param vlArb the scopes of arbitration tables, in order
 */
record Behaviour(Level defaultLevel, List<Rule> rules, List<Sl2Vl> sl2vl, List<VlArb> vlArb) {

    private static final Range QOS_CLASSES = new Range(0, 4095);

    /** OpenSM 3.3.23 rejects higher codes; emitters leave them out and say so. */
    private static final int LAST_RATE = 22;

    /** What a level gives and limits in OpenSM. */
    record Level(int sl, OptionalInt mtu, OptionalInt rate, OptionalInt packetLife, Ranges pkeys) {}

    /** A rule; ends that it does not state are absent. */
    record Rule(
            Optional<SortedSet<String>> sources,
            Optional<SortedSet<String>> destinations,
            Ranges serviceIds,
            Ranges qosClasses,
            Ranges tclasses,
            Ranges pkeys,
            Level level) {}

    /** A table and its ports. */
    record Sl2Vl(
            SortedSet<String> groups,
            SortedSet<String> acrossTo,
            Optional<SortedSet<String>> acrossFrom,
            PortNumbers from,
            PortNumbers to,
            List<Integer> vls) {}

    /** Arbitration tables and their ports. */
    record VlArb(
            SortedSet<String> groups,
            SortedSet<String> across,
            PortNumbers to,
            List<VlWeight> high,
            List<VlWeight> low,
            OptionalInt highLimit) {}

    /** What a policy that is bound to a fabric does, apart from those of its rules and scopes that are left out. */
    static Behaviour of(BoundPolicy bound, Predicate<Object> kept) {
        Policy policy = bound.policy();
        return new Behaviour(
                level(policy.defaultLevel()),
                policy.rules().stream()
                        .filter(kept)
                        .filter(Behaviour::canMatch)
                        .map(rule -> rule(bound, rule))
                        .toList(),
                policy.setup().sl2vl().stream()
                        .filter(kept)
                        .map(s -> sl2vl(bound, s))
                        .toList(),
                policy.setup().vlArb().stream()
                        .filter(kept)
                        .map(s -> vlArb(bound, s))
                        .toList());
    }

    /** Everything in one list, so that a difference is found by its place. */
    List<Object> parts() {
        return Stream.of(List.of(defaultLevel), rules, sl2vl, vlArb)
                .<Object>flatMap(List::stream)
                .toList();
    }

    private static Level level(QosLevel level) {
        OptionalInt rate = level.rateLimit().orElse(0) > LAST_RATE ? OptionalInt.empty() : level.rateLimit();
        return new Level(level.sl(), level.mtuLimit(), rate, level.packetLife(), level.pkeys());
    }

    /** No request carries a QoS-Class that has more than 12 bits. */
    private static boolean canMatch(MatchRule rule) {
        return rule.qosClasses().isEmpty() || !classes(rule).isEmpty();
    }

    private static Ranges classes(MatchRule rule) {
        return new Ranges(rule.qosClasses().ranges().stream()
                .filter(range -> QOS_CLASSES.contains(range.first()))
                .map(range -> QOS_CLASSES.contains(range.last()) ? range : new Range(range.first(), QOS_CLASSES.last()))
                .toList());
    }

    private static Rule rule(BoundPolicy bound, MatchRule rule) {
        return new Rule(
                members(bound, rule.sources()),
                members(bound, rule.destinations()),
                rule.serviceIds(),
                classes(rule),
                rule.tclasses(),
                rule.pkeys(),
                level(rule.level()));
    }

    private static Sl2Vl sl2vl(BoundPolicy bound, Sl2VlScope scope) {
        return new Sl2Vl(
                ports(bound, scope.groups()),
                ports(bound, scope.acrossTo()),
                Optional.of(scope.acrossFrom())
                        .filter(groups -> !groups.isEmpty())
                        .map(groups -> ports(bound, groups)),
                scope.from(),
                scope.to(),
                scope.vls());
    }

    private static VlArb vlArb(BoundPolicy bound, VlArbScope scope) {
        return new VlArb(
                ports(bound, scope.groups()),
                ports(bound, scope.across()),
                scope.to(),
                scope.high(),
                scope.low(),
                scope.highLimit());
    }

    /** The ports that are in any of the groups; absent when no group is stated. */
    private static Optional<SortedSet<String>> members(BoundPolicy bound, List<PortGroup> groups) {
        return Optional.of(groups).filter(stated -> !stated.isEmpty()).map(stated -> stated.stream()
                .map(bound::members)
                .reduce(PortSet::union)
                .map(Behaviour::names)
                .orElseThrow());
    }

    private static SortedSet<String> names(PortSet ports) {
        Stream<String> names = ports instanceof GuidSet guids
                ? guids.guids().ranges().stream().map(Range::toString)
                : ((EndpointSet) ports).ports().stream().map(port -> name(port.id()));
        return names.collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
    }

    private static SortedSet<String> ports(BoundPolicy bound, List<PortGroup> groups) {
        return groups.stream()
                .flatMap(group -> bound.setupPorts(group).stream())
                .map(Behaviour::name)
                .collect(TreeSet::new, TreeSet::add, TreeSet::addAll);
    }

    private static String name(PortId port) {
        return Long.toHexString(port.nodeGuid()) + "/" + port.number();
    }
}
