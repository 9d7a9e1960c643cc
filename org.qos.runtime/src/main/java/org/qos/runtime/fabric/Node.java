package org.qos.runtime.fabric;

import java.util.List;

/**
 * A channel adapter, switch or router.
 *
 * @param guid the node GUID
 * @param type what it is
 * @param description its NodeDescription, as printed
 * @param portCount how many external ports it has, connected or not
 * @param enhancedPort0 whether a switch has an enhanced port 0; false for other nodes
 * @param ports the ports that the snapshot shows, by number; of a switch port 0 is the first
 */
public record Node(
        long guid, NodeType type, String description, int portCount, boolean enhancedPort0, List<Port> ports) {

    /** Copies the list. */
    public Node {
        ports = List.copyOf(ports);
    }
}
