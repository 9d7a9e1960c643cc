package org.qos.fabric.snapshot;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.value.Guid;

/** Finds ports of a subnet that have the same port GUID, or a LID in common, which no two ports have (IBTA 4.1). */
final class SharedAddresses {

    private final Fabric fabric;
    private final List<SnapshotSource> sources;
    private final Map<SnapshotSource, List<SnapshotProblem>> found = new LinkedHashMap<>();

    private SharedAddresses(Fabric fabric, List<SnapshotSource> sources) {
        this.fabric = fabric;
        this.sources = sources;
    }

    /**
     * A problem for each port that shares its GUID or a LID with another one.
     *
     * @param fabric what the files show together
     * @param sources the files; the first one that shows the node of the port has the problem
     */
    static Map<Path, List<SnapshotProblem>> of(Fabric fabric, List<SnapshotSource> sources) {
        SharedAddresses shared = new SharedAddresses(fabric, sources);
        shared.compareGuids();
        shared.compareLids();
        Map<Path, List<SnapshotProblem>> problems = new LinkedHashMap<>();
        shared.found.forEach((source, all) -> problems.put(
                source.file(), SnapshotProblems.capped(all, "more ports share a GUID or a LID with another one")));
        return problems;
    }

    private void compareGuids() {
        Map<Long, Port> first = new HashMap<>();
        for (Port port : fabric.endpoints()) {
            Port other = port.guid() == 0 ? null : first.putIfAbsent(port.guid(), port);
            if (other != null) {
                report(
                        port,
                        SnapshotProblems.name(port.id()) + " has the port GUID " + Guid.text(port.guid()) + ", as has "
                                + SnapshotProblems.name(other.id()) + "; the GUID selects the latter");
            }
        }
    }

    /** In the order of the LIDs, each port is compared with the one before it that has the highest LID. */
    private void compareLids() {
        boolean cabled =
                fabric.endpoints().stream().anyMatch(port -> port.link().isPresent());
        List<Port> ports = fabric.endpoints().stream()
                .filter(port -> port.lid() != 0 && (!cabled || isReachable(port)))
                .sorted(Comparator.comparingInt(Port::lid))
                .toList();
        Port highest = null;
        for (Port port : ports) {
            if (highest != null && port.lid() <= range(highest).last()) {
                report(
                        port,
                        SnapshotProblems.name(port.id()) + " has the " + lids(port) + ", "
                                + SnapshotProblems.name(highest.id()) + " the " + lids(highest)
                                + "; paths to a LID of both lead to one of them only."
                                + " Was the snapshot taken at one time, of one subnet?");
            }
            highest = highest == null || range(port).last() > range(highest).last() ? port : highest;
        }
    }

    /** A port of an adapter without a cable may still have the LID that it had before. */
    private static boolean isReachable(Port port) {
        return port.number() == 0 || port.link().isPresent();
    }

    private static LidRange range(Port port) {
        return LidRange.of(port.lid(), port.lmc());
    }

    private static String lids(Port port) {
        return port.lmc() == 0
                ? "LID " + port.lid()
                : "LIDs " + port.lid() + " to " + range(port).last();
    }

    private void report(Port port, String message) {
        long node = port.id().nodeGuid();
        sources.stream()
                .filter(source -> source.state().fabric().node(node).isPresent())
                .findFirst()
                .ifPresent(source ->
                        found.computeIfAbsent(source, key -> new ArrayList<>()).add(source.problem(node, message)));
    }
}
