package org.qos.fabric.snapshot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Guid;

/** Finds what several files say differently of the same node or port; the first file of the list counts. */
final class SnapshotConflicts {

    private final List<SnapshotSource> sources;
    private final Map<SnapshotSource, List<SnapshotProblem>> found = new LinkedHashMap<>();

    private SnapshotConflicts(List<SnapshotSource> sources) {
        this.sources = sources;
    }

    /** The differences by the file that does not count. */
    static Map<Path, List<SnapshotProblem>> of(List<SnapshotSource> sources) {
        if (sources.size() < 2) {
            return Map.of();
        }
        SnapshotConflicts conflicts = new SnapshotConflicts(sources);
        conflicts.compareNodes();
        conflicts.comparePorts();
        conflicts.compareForwarding();
        Map<Path, List<SnapshotProblem>> problems = new LinkedHashMap<>();
        conflicts.found.forEach((source, differences) ->
                problems.put(source.file(), SnapshotProblems.capped(differences, "more differences from other files")));
        return problems;
    }

    private void compareNodes() {
        Map<Long, Map<SnapshotSource, Node>> nodes = new LinkedHashMap<>();
        sources.forEach(source -> source.state().fabric().nodes().forEach(node -> nodes.computeIfAbsent(
                        node.guid(), guid -> new LinkedHashMap<>())
                .put(source, node)));
        nodes.forEach((guid, shown) -> NodeFact.ALL.forEach(
                fact -> compare(new Subject(guid, "node " + Guid.text(guid)), fact.name(), shown, fact.reader())));
        List<SnapshotSource> whole =
                sources.stream().filter(source -> source.kind().showsFabric()).toList();
        whole.stream().skip(1).forEach(source -> compareSets(whole.get(0), source));
    }

    /** Reports nodes that the first file lacks. */
    private void compareSets(SnapshotSource first, SnapshotSource source) {
        List<Node> more = source.state().fabric().nodes().stream()
                .filter(node -> first.state().fabric().node(node.guid()).isEmpty())
                .toList();
        if (!more.isEmpty()) {
            report(
                    source,
                    more.get(0).guid(),
                    "nodes that are here but not in " + first.name() + ": " + more.size() + ", the first is "
                            + Guid.text(more.get(0).guid()) + "; were both files written at different times?");
        }
    }

    private void comparePorts() {
        Set<PortId> seen = new HashSet<>();
        Set<PortId> twice = new TreeSet<>();
        sources.forEach(source ->
                ports(source.state()).stream().filter(port -> !seen.add(port)).forEach(twice::add));
        for (PortId id : twice) {
            Map<SnapshotSource, KnownPort> shown = new LinkedHashMap<>();
            sources.forEach(source -> shown.put(source, KnownPort.of(source, id)));
            Subject what = new Subject(id.nodeGuid(), SnapshotProblems.name(id));
            PortFact.ALL.forEach(fact -> compare(what, fact.name(), shown, fact.reader()));
            compareRows(what, id, shown.keySet());
        }
    }

    /** The ports of which a file says anything. */
    private static Set<PortId> ports(SubnetState state) {
        Set<PortId> ports = new HashSet<>();
        state.fabric()
                .nodes()
                .forEach(node -> node.ports().stream().map(Port::id).forEach(ports::add));
        List<Collection<PortId>> tables = List.of(
                state.ports().keySet(),
                state.sl2vl().outPorts(),
                state.vlArb().keySet(),
                state.pkeys().keySet());
        tables.forEach(ports::addAll);
        return ports;
    }

    private void compareRows(Subject what, PortId port, Set<SnapshotSource> shown) {
        Map<Integer, SnapshotSource> first = new HashMap<>();
        for (SnapshotSource source : shown) {
            source.state().sl2vl().inPorts(port).stream().forEach(in -> {
                SnapshotSource counts = first.putIfAbsent(in, source);
                if (counts != null) {
                    differ(
                            what,
                            "SL2VL row of in-port " + in,
                            source,
                            HexText.ofRow(source.state().sl2vl().row(port, in).orElseThrow()),
                            counts,
                            HexText.ofRow(counts.state().sl2vl().row(port, in).orElseThrow()));
                }
            });
        }
    }

    private void compareForwarding() {
        Map<Long, SnapshotSource> first = new HashMap<>();
        for (SnapshotSource source : sources) {
            source.state().forwarding().switches().stream()
                    .sorted(Long::compareUnsigned)
                    .forEach(guid -> {
                        SnapshotSource counts = first.putIfAbsent(guid, source);
                        if (counts != null
                                && !Arrays.equals(
                                        counts.state().forwarding().table(guid),
                                        source.state().forwarding().table(guid))) {
                            report(
                                    source,
                                    guid,
                                    "the forwarding table of switch " + Guid.text(guid) + " is another one than in "
                                            + counts.name() + ", which counts");
                        }
                    });
        }
    }

    private <K> void compare(Subject what, String fact, Map<SnapshotSource, K> shown, FactValue<K> value) {
        SnapshotSource counts = null;
        Object first = null;
        for (Map.Entry<SnapshotSource, K> entry : shown.entrySet()) {
            Optional<?> known = value.of(entry.getKey().kind(), entry.getValue());
            if (known.isPresent() && counts == null) {
                counts = entry.getKey();
                first = known.get();
            } else if (known.isPresent()) {
                differ(what, fact, entry.getKey(), known.get().toString(), counts, first.toString());
            }
        }
    }

    private void differ(
            Subject what, String fact, SnapshotSource source, String here, SnapshotSource counts, String there) {
        if (!here.equals(there)) {
            report(
                    source,
                    what.nodeGuid(),
                    what.name() + ": " + fact + " is " + here + " here, but " + there + " in " + counts.name()
                            + ", which counts");
        }
    }

    private void report(SnapshotSource source, long nodeGuid, String message) {
        found.computeIfAbsent(source, key -> new ArrayList<>()).add(source.problem(nodeGuid, message));
    }

    /** What a difference is about: a node, or a port of it. */
    private record Subject(long nodeGuid, String name) {}

    /** What a file of a kind says; empty when it does not. */
    @FunctionalInterface
    interface FactValue<K> {
        Optional<?> of(SnapshotKind kind, K shown);
    }
}
