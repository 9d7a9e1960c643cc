package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.value.Guid;

/** Finds entries of forwarding tables with a port that their switch does not have. */
final class EntriesBeyondPorts {

    private EntriesBeyondPorts() {}

    /**
     * A problem for each of the first switches with such entries, and their number.
     *
     * @param source a file with forwarding tables
     * @param sources all files, of which some say how many ports a switch has
     * @param fabric what they show together
     */
    static List<SnapshotProblem> in(SnapshotSource source, List<SnapshotSource> sources, Fabric fabric) {
        List<SnapshotProblem> problems = new ArrayList<>();
        ForwardingTables tables = source.state().forwarding();
        tables.switches().stream().sorted(Long::compareUnsigned).forEach(guid -> fabric.node(guid)
                .filter(node ->
                        node.type() == NodeType.SWITCH && sources.stream().anyMatch(file -> counts(file, guid)))
                .flatMap(node -> message(node, tables.table(guid)))
                .ifPresent(message -> problems.add(source.problem(guid, message))));
        return SnapshotProblems.capped(problems, "more switches send LIDs to ports that they do not have");
    }

    private static boolean counts(SnapshotSource source, long guid) {
        return source.kind().has(SnapshotContent.PORT_COUNTS)
                && source.state().fabric().node(guid).isPresent();
    }

    private static Optional<String> message(Node node, byte[] table) {
        int first = 0;
        int count = 0;
        for (int lid = table.length - 1; lid > 0; lid--) {
            int port = table[lid] & 0xff;
            if (port != ForwardingTables.NO_PORT && port > node.portCount()) {
                first = lid;
                count++;
            }
        }
        return count == 0
                ? Optional.empty()
                : Optional.of("switch " + Guid.text(node.guid()) + " has " + node.portCount()
                        + " ports, but its table sends LID "
                        + first + " to port " + (table[first] & 0xff) + "; paths to "
                        + (count == 1 ? "this LID" : count + " such LIDs")
                        + " end there. Is the table of another switch?");
    }
}
