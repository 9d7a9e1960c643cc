package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.IntStream;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.vl.ScopeKinds;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.policy.FabricSetup;
import org.qos.runtime.policy.PortGroup;

/**
 * Compares the tables of each port of a fabric, where scopes of {@code qos-setup} state tables for some ports of a kind. Ports of
 * a kind whose tables change alike are one change.
 */
final class PortTableChanges {

    private final Fabric fabric;
    private final PortForecasts before;
    private final PortForecasts after;
    private final Map<PortKind, Integer> portsOfKind = new HashMap<>();
    private final Map<Change, Set<PortId>> ports = new LinkedHashMap<>();

    private PortTableChanges(ComparedSide before, ComparedSide after, Fabric fabric) {
        this.fabric = fabric;
        this.before = new PortForecasts(before, fabric);
        this.after = new PortForecasts(after, fabric);
    }

    /** Whether a scope states a table for some ports of a kind only. */
    static boolean isNeeded(FabricSetup setup) {
        return setup.sl2vl().stream()
                        .anyMatch(
                                scope -> ScopeKinds.of(scope).isEmpty() || isForSome(scope.groups(), scope.acrossTo()))
                || setup.vlArb().stream()
                        .anyMatch(scope -> ScopeKinds.of(scope).isEmpty() || isForSome(scope.groups(), scope.across()));
    }

    private static boolean isForSome(List<PortGroup> groups, List<PortGroup> across) {
        return !across.isEmpty()
                || groups.stream().anyMatch(group -> group.nodeTypes().isEmpty());
    }

    /** The changes at the ports of a fabric. */
    static List<TableChange> of(ComparedSide before, ComparedSide after, Fabric fabric, SortedSet<Integer> slsInUse) {
        return new PortTableChanges(before, after, fabric).changes(slsInUse);
    }

    private List<TableChange> changes(SortedSet<Integer> slsInUse) {
        fabric.nodes().forEach(this::compare);
        List<TableChange> changes = new ArrayList<>();
        ports.forEach((change, changed) -> changes.add(new TableChange(
                TableChange.Origin.ONLY,
                EnumSet.of(change.kind()),
                changed.size() == portsOfKind.get(change.kind()) ? OptionalInt.empty() : OptionalInt.of(changed.size()),
                change.before(),
                change.after(),
                TableChange.lowered(change.kind(), change.before(), change.after(), slsInUse))));
        return changes;
    }

    /** A base port 0 of a switch has no tables. */
    private void compare(Node node) {
        Interruption.check();
        boolean isSwitch = node.type() == NodeType.SWITCH;
        node.ports().stream()
                .map(port -> port.id().number())
                .filter(number -> number > 0)
                .forEach(number -> compare(node, number, PortKind.ofCabled(node.type())));
        if (isSwitch && node.enhancedPort0()) {
            compare(node, 0, PortKind.SWITCH_PORT_0);
        }
    }

    private void compare(Node node, int number, PortKind kind) {
        PortId port = new PortId(node.guid(), number);
        portsOfKind.merge(kind, 1, Integer::sum);
        IntStream.rangeClosed(0, node.type() == NodeType.SWITCH ? node.portCount() : 0)
                .forEach(inPort -> {
                    VlForecast was = before.of(kind, port, inPort);
                    VlForecast is = after.of(kind, port, inPort);
                    if (!was.equals(is)) {
                        ports.computeIfAbsent(new Change(kind, was, is), some -> new HashSet<>())
                                .add(port);
                    }
                });
    }

    /** Tables that change alike at ports of one kind. */
    private record Change(PortKind kind, VlForecast before, VlForecast after) {}
}
