package org.qos.runtime.setup;

import java.util.List;
import org.qos.runtime.fabric.PortId;

/**
 * What has to be set at a port.
 *
 * @param port the port
 * @param blocks what differs from its tables, or may differ where they are not known; SL2VL by in-port, then
 *     arbitration by block, then the limit
 */
public record PortChange(PortId port, List<TableBlock> blocks) {

    /** Copies the list. */
    public PortChange {
        blocks = List.copyOf(blocks);
    }

    /** How many MADs set it. */
    public int mads() {
        return blocks.size();
    }
}
