package org.qos.dsl.generator;

import java.util.List;
import java.util.OptionalInt;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.policy.VlWeight;

/**
 * What a bound policy does, whatever its levels and groups are called: two policies of one shape treat every request
 * and every port alike. What OpenSM does not return of a level is left out.
 *
 * @param rules the rules in order
 * @param defaultLevel the default level
 * @param sl2vl the SL2VL scopes in order
 * @param vlArb the arbitration scopes in order
 */
public record PolicyShape(List<Rule> rules, Level defaultLevel, List<Sl2Vl> sl2vl, List<VlArb> vlArb) {

    /** A level without its name. */
    public record Level(int sl, OptionalInt mtu, OptionalInt rate, OptionalInt packetLife, Ranges pkeys) {

        static Level of(QosLevel level) {
            return new Level(level.sl(), level.mtuLimit(), level.rateLimit(), level.packetLife(), level.pkeys());
        }
    }

    /** A rule with the port GUIDs of its groups. */
    public record Rule(
            boolean hasSources,
            Ranges sources,
            boolean hasDestinations,
            Ranges destinations,
            List<Ranges> fields,
            Level level) {}

    /** An SL2VL scope with the ports of its groups. */
    public record Sl2Vl(
            List<PortId> ports,
            List<PortId> acrossTo,
            List<PortId> acrossFrom,
            PortNumbers from,
            PortNumbers to,
            List<Integer> vls) {}

    /** An arbitration scope with the ports of its groups. */
    public record VlArb(
            List<PortId> ports, List<PortId> across, List<VlWeight> high, List<VlWeight> low, OptionalInt limit) {}

    /** The shape of a policy. */
    public static PolicyShape of(BoundPolicy bound) {
        return new PolicyShape(
                bound.policy().rules().stream().map(rule -> rule(bound, rule)).toList(),
                Level.of(bound.policy().defaultLevel()),
                bound.policy().setup().sl2vl().stream()
                        .map(scope -> scope(bound, scope))
                        .toList(),
                bound.policy().setup().vlArb().stream()
                        .map(scope -> scope(bound, scope))
                        .toList());
    }

    private static Rule rule(BoundPolicy bound, MatchRule rule) {
        return new Rule(
                !rule.sources().isEmpty(),
                guids(bound, rule.sources()),
                !rule.destinations().isEmpty(),
                guids(bound, rule.destinations()),
                List.of(rule.serviceIds(), rule.qosClasses(), rule.tclasses(), rule.pkeys()),
                Level.of(rule.level()));
    }

    private static Sl2Vl scope(BoundPolicy bound, Sl2VlScope scope) {
        return new Sl2Vl(
                ports(bound, scope.groups()),
                ports(bound, scope.acrossTo()),
                ports(bound, scope.acrossFrom()),
                scope.from(),
                scope.to(),
                scope.vls());
    }

    private static VlArb scope(BoundPolicy bound, VlArbScope scope) {
        return new VlArb(
                ports(bound, scope.groups()),
                ports(bound, scope.across()),
                scope.high(),
                scope.low(),
                scope.highLimit());
    }

    private static Ranges guids(BoundPolicy bound, List<PortGroup> groups) {
        return groups.stream().map(group -> guids(bound, group)).reduce(Ranges.NONE, Ranges::union);
    }

    private static Ranges guids(BoundPolicy bound, PortGroup group) {
        PortSet members = bound.members(group);
        return members instanceof GuidSet set
                ? set.guids()
                : Ranges.ofValues(((EndpointSet) members)
                        .ports().stream().mapToLong(Port::guid).toArray());
    }

    private static List<PortId> ports(BoundPolicy bound, List<PortGroup> groups) {
        return groups.stream()
                .flatMap(group -> bound.setupPorts(group).stream())
                .toList();
    }
}
