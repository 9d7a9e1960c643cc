package org.qos.fabric.snapshot;

import java.util.Optional;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.Sl2VlRows;

/** The rows of SL2VL tables while the lines of a file are read; of two rows for the same ports the last one counts. */
final class Sl2VlDraft {

    private final Sl2VlRows.Builder rows = Sl2VlRows.builder();

    /**
     * Takes a row; returns what is wrong with it. A row of an adapter is under port 0, whatever the port's number is.
     *
     * @param port the port whose tables the file shows
     * @param node its node
     * @param in the in-port as the file has it
     * @param out the out-port as the file has it
     * @param row see {@link org.qos.runtime.value.Sl2VlRow}
     */
    Optional<String> add(Node node, PortId port, int in, int out, long row) {
        boolean ofSwitch = node.type() == NodeType.SWITCH;
        int highest = Math.max(in, out);
        if (ofSwitch && highest > node.portCount()) {
            return Optional.of(
                    "port " + highest + " of a switch with " + node.portCount() + " ports; the row is left out");
        }
        PortId outPort = ofSwitch ? new PortId(port.nodeGuid(), out) : port;
        int inPort = ofSwitch ? in : 0;
        Optional<Long> before = rows.row(outPort, inPort);
        rows.row(outPort, inPort, row);
        return before.filter(known -> known != row)
                .map(known -> "the SL2VL row of in-port " + inPort + " of " + SnapshotProblems.name(outPort)
                        + " is another one above; the last one counts. Were two files joined?");
    }

    Sl2VlRows build() {
        return rows.build();
    }
}
