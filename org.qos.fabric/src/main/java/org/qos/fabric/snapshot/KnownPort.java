package org.qos.fabric.snapshot;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.VlArbTables;

/**
 * What a file knows of a port.
 *
 * @param port the port itself, empty when the file does not list it
 * @param isEnd whether paths end at it, so that GUID and LIDs are its own
 * @param state what is known beyond its links
 * @param vlArb its VL arbitration
 * @param pkeys its P_Keys
 */
record KnownPort(
        Optional<Port> port, boolean isEnd, PortState state, VlArbTables vlArb, Optional<List<Integer>> pkeys) {

    static KnownPort of(SnapshotSource source, PortId id) {
        boolean ofSwitch = source.state()
                .fabric()
                .node(id.nodeGuid())
                .filter(node -> node.type() == NodeType.SWITCH)
                .isPresent();
        return new KnownPort(
                source.state().fabric().port(id),
                !ofSwitch || id.number() == 0,
                source.state().port(id),
                source.state().vlArb(id),
                Optional.ofNullable(source.state().pkeys().get(id)));
    }
}
