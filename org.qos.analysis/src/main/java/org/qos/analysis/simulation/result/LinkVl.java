package org.qos.analysis.simulation.result;

import org.qos.runtime.fabric.PortId;

/**
 * A VL of a link.
 *
 * @param from the out-port
 * @param vl the VL, 0 to 14
 */
public record LinkVl(PortId from, int vl) {}
