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
 * @param vl the VL that they leave on; empty when QoS is off
 * @param mtu the MTU that the out-port can do, code 1 to 5; empty when the snapshot does not say
 * @param rate the rate of the out-port, code 2 to 24; empty when the snapshot does not say
 */
public record Hop(Node node, int inPort, int outPort, Optional<HopVl> vl, OptionalInt mtu, OptionalInt rate) {}
