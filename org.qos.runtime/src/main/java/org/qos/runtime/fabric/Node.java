package org.qos.runtime.fabric;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;

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

    /** Copies the list and orders it by port number. */
    public Node {
        ports = ports.stream().sorted(Comparator.comparingInt(Port::number)).toList();
    }

    /** The port of that number, if the snapshot shows it. */
    public Optional<Port> port(int number) {
        return ports.stream().filter(port -> port.number() == number).findFirst();
    }

    /** The ports that paths begin and end at: port 0 of a switch, every shown port of other nodes. */
    public List<Port> endpoints() {
        return type == NodeType.SWITCH ? port(0).stream().toList() : ports;
    }
}
