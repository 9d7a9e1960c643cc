package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.value.Guid;

/** Compares the switches of a dump of forwarding tables with those of the fabric that it is to go with. */
final class SwitchesWithTables {

    private SwitchesWithTables() {}

    /** Where the two do not fit each other: tables of switches that the fabric lacks, and switches without a table. */
    static List<SnapshotProblem> compare(ForwardingTables tables, Fabric fabric) {
        if (fabric.isEmpty() || tables.isEmpty()) {
            return List.of();
        }
        Set<Long> switches = fabric.nodes().stream()
                .filter(node -> node.type() == NodeType.SWITCH)
                .map(Node::guid)
                .collect(Collectors.toSet());
        List<SnapshotProblem> problems = new ArrayList<>();
        warn(problems, without(tables.switches(), switches), "that have a table here but are not in the fabric");
        warn(
                problems,
                without(switches, tables.switches()),
                "of the fabric that have no table here, so that no path through them is known");
        return problems;
    }

    private static List<Long> without(Set<Long> guids, Set<Long> others) {
        return guids.stream()
                .filter(guid -> !others.contains(guid))
                .sorted(Long::compareUnsigned)
                .toList();
    }

    private static void warn(List<SnapshotProblem> problems, List<Long> guids, String what) {
        if (!guids.isEmpty()) {
            problems.add(new SnapshotProblem(
                    1,
                    SnapshotProblem.Severity.WARNING,
                    "switches " + what + ": " + guids.size() + ", the first is " + Guid.text(guids.get(0))));
        }
    }
}
