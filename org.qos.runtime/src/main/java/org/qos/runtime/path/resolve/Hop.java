package org.qos.runtime.path.resolve;

import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.fabric.Node;

/**
 * A node that a path leaves by one of its ports.
 *
 * @param node the node
 * @param inPort the port by which packets come in; 0 at the source
 * @param outPort the port by which they leave
 * @param lane the VL that they leave on; empty when QoS is off
 * @param mtu the MTU that the out-port can do, code 1 to 5; empty when the snapshot does not say
 * @param rate the rate of the out-port, code 2 to 24; empty when the snapshot does not say
 */
public record Hop(Node node, int inPort, int outPort, Optional<Hop.Lane> lane, OptionalInt mtu, OptionalInt rate) {

    /**
     * The VL that packets leave on.
     *
     * @param vl its number, 15 when they are dropped
     * @param source where the SL2VL table is from
     * @param share the part of the link that the weights give the VL when all VLs are busy; empty when packets are dropped
     */
    public record Lane(int vl, TableSource source, Optional<LinkShare> share) {}
}
