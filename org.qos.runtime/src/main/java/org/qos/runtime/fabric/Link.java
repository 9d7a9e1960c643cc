package org.qos.runtime.fabric;

/**
 * A cable as seen from one of its ends.
 *
 * @param peer the port at the other end
 * @param width the active width in lanes: 1, 2, 4, 8 or 12; 0 when the snapshot does not say
 * @param speed the active speed as ibnetdiscover prints it, such as {@code EDR}; empty when the snapshot does not say
 */
public record Link(PortId peer, int width, String speed) {}
