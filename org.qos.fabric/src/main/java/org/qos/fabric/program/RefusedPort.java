package org.qos.fabric.program;

import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;

/**
 * A port because of which nothing was set.
 *
 * @param port the port
 * @param reason the part of its tables and what is the matter with it, for people
 */
public record RefusedPort(PortId port, String reason) {

    /** A part of the tables of a port. */
    static RefusedPort of(BlockId id, String reason) {
        return new RefusedPort(id.port(), id.part() + ": " + reason);
    }

    @Override
    public String toString() {
        return Guid.text(port.nodeGuid()) + " port " + port.number() + ", " + reason;
    }
}
