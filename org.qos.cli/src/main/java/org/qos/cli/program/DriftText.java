package org.qos.cli.program;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.fabric.program.BlockFailure;
import org.qos.fabric.program.BlockId;
import org.qos.fabric.program.BlockValue;
import org.qos.fabric.program.Drift;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;

/** Prints differences of tables, with the names of nodes. */
public final class DriftText {

    /** How many ports one line names. */
    private static final int NAMED = 5;

    private final Fabric fabric;

    /** Prints differences on a fabric, from which the names are. */
    public DriftText(Fabric fabric) {
        this.fabric = fabric;
    }

    /** A line for each difference. */
    public List<String> each(List<Drift> differences) {
        return differences.stream()
                .map(drift -> name(drift.id()) + ": is " + found(drift) + ", the policy says " + drift.wanted())
                .toList();
    }

    /** A line for each table that some ports get, with the names of the first ports. */
    public List<String> grouped(List<Drift> differences) {
        Map<String, List<Drift>> groups = differences.stream()
                .collect(Collectors.groupingBy(DriftText::change, LinkedHashMap::new, Collectors.toList()));
        return groups.entrySet().stream()
                .map(group -> group.getKey() + ": " + ports(group.getValue()))
                .toList();
    }

    /** A line for each failure. */
    public List<String> failures(List<BlockFailure> failures) {
        return failures.stream()
                .map(failure -> name(failure.id()) + ": " + failure.reason())
                .toList();
    }

    private static String change(Drift drift) {
        String table =
                drift.id().table() == BlockId.Table.SL2VL ? "SL2VL" : drift.id().part();
        return table + " " + found(drift) + " -> " + drift.wanted();
    }

    private static String found(Drift drift) {
        return drift.found().map(BlockValue::toString).orElse("not known");
    }

    private String ports(List<Drift> drifts) {
        List<PortId> ports =
                drifts.stream().map(drift -> drift.id().port()).distinct().toList();
        String names = ports.stream().limit(NAMED).map(this::name).collect(Collectors.joining(", "));
        return ports.size()
                + (ports.size() == 1 ? " port (" : " ports (")
                + names
                + (ports.size() > NAMED ? ", ...)" : ")");
    }

    private String name(BlockId id) {
        return name(id.port()) + ", " + id.part();
    }

    private String name(PortId port) {
        String node = fabric.node(port.nodeGuid())
                .map(Node::description)
                .filter(text -> !text.isEmpty())
                .orElse("");
        return (node.isEmpty() ? Guid.text(port.nodeGuid()) : node) + "/P" + port.number();
    }
}
