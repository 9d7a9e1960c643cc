package org.qos.dsl.generator.options;

import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Set;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.PortNumbers;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.policy.Sl2VlScope;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.value.PortNumber;

/**
 * Which whole port sets a setup scope is for. Options can express a scope only when its out-ports are whole sets and its
 * table is for every in-port (OpenSM osm_qos.c applies one SL2VL table to all in-ports).
 *
 * @param sets the sets, when the scope can be expressed
 * @param obstacle why it cannot be said, empty when it can
 */
record ScopeCoverage(Set<PortKind> sets, String obstacle) {

    private static final Ranges EVERY_NUMBER = Ranges.of(new Range(0, PortNumber.MAX));
    private static final Set<NodeType> EVERY_TYPE = Set.of(NodeType.values());

    /** The sets whose ports have cables; port 0 of a switch is not a peer of any port. */
    private static final Set<PortKind> CABLED = EnumSet.of(PortKind.CA, PortKind.ROUTER, PortKind.SWITCH_EXTERNAL);

    static ScopeCoverage of(Sl2VlScope scope) {
        if (!everyPort(scope.from())) {
            return not("it is for some in-ports only");
        }
        if (!scope.acrossFrom().isEmpty()) {
            return not("across-from chooses in-ports by their peers");
        }
        return of(scope.groups(), scope.acrossTo(), scope.to());
    }

    static ScopeCoverage of(VlArbScope scope) {
        return of(scope.groups(), scope.across(), scope.to());
    }

    boolean isExpressible() {
        return obstacle.isEmpty();
    }

    private static ScopeCoverage of(List<PortGroup> groups, List<PortGroup> across, PortNumbers to) {
        if (!everyPort(to)) {
            return not("it is for some port numbers only");
        }
        if (groups.isEmpty() && across.isEmpty()) {
            return not("it names no out-ports");
        }
        for (PortGroup group : groups) {
            if (!isWholeTypes(group)) {
                return not("group '" + group.name() + "' is not a set of whole node types");
            }
        }
        EnumSet<PortKind> sets = EnumSet.noneOf(PortKind.class);
        groups.forEach(group -> group.nodeTypes().forEach(type -> sets.addAll(setsOf(type))));
        return withPeers(sets, across);
    }

    /**
     * Peers of a whole type are not a whole set: those of all CA ports are the switch ports that face CAs. Only the
     * peers of every port are every port with a cable.
     */
    private static ScopeCoverage withPeers(EnumSet<PortKind> sets, List<PortGroup> across) {
        if (across.isEmpty() || sets.size() == PortKind.values().length) {
            return new ScopeCoverage(Collections.unmodifiableSet(sets), "");
        }
        EnumSet<NodeType> types = EnumSet.noneOf(NodeType.class);
        across.forEach(group -> types.addAll(group.nodeTypes()));
        if (!types.equals(EVERY_TYPE)) {
            return not("it is for the peers of some ports, which share their type with other ports");
        }
        sets.addAll(CABLED);
        return new ScopeCoverage(Collections.unmodifiableSet(sets), "");
    }

    private static ScopeCoverage not(String obstacle) {
        return new ScopeCoverage(Set.of(), obstacle);
    }

    private static boolean isWholeTypes(PortGroup group) {
        return !group.nodeTypes().isEmpty()
                && group.portGuids().isEmpty()
                && group.portNames().isEmpty()
                && group.partitions().isEmpty()
                && group.pkeys().isEmpty()
                && !group.self();
    }

    private static boolean everyPort(PortNumbers numbers) {
        return numbers.all() || numbers.numbers().containsAll(EVERY_NUMBER);
    }

    private static Set<PortKind> setsOf(NodeType type) {
        return switch (type) {
            case CA -> EnumSet.of(PortKind.CA);
            case ROUTER -> EnumSet.of(PortKind.ROUTER);
            case SWITCH -> EnumSet.of(PortKind.SWITCH_PORT_0, PortKind.SWITCH_EXTERNAL);
        };
    }
}
