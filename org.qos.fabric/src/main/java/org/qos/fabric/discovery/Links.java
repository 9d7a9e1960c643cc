package org.qos.fabric.discovery;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.qos.runtime.fabric.PortId;

/** Which ports are connected. Each has at most one cable; where answers contradict each other, the last one counts. */
final class Links {

    private final Map<PortId, PortId> peers = new HashMap<>();
    private final Set<PortId> moved = new TreeSet<>();

    void connect(PortId one, PortId other) {
        disconnect(one, other);
        disconnect(other, one);
        peers.put(one, other);
        peers.put(other, one);
    }

    /** Removes the cable of a port to another one than it is to have now. */
    private void disconnect(PortId port, PortId unless) {
        PortId peer = peers.get(port);
        if (peer != null && !peer.equals(unless)) {
            peers.remove(port);
            peers.remove(peer);
            moved.add(port);
        }
    }

    boolean isConnected(PortId port) {
        return peers.containsKey(port);
    }

    Optional<PortId> peer(PortId port) {
        return Optional.ofNullable(peers.get(port));
    }

    /** The ports whose cable had another end when it was seen first. */
    Set<PortId> moved() {
        return moved;
    }
}
