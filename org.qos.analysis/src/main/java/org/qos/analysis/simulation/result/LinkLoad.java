package org.qos.analysis.simulation.result;

import java.util.List;
import java.util.OptionalDouble;
import org.qos.runtime.fabric.PortId;

/**
 * What goes into a link.
 *
 * @param from the out-port
 * @param to the port at the other end
 * @param rate the rate of the link in Gb/s
 * @param gigabits what it carries, in Gb/s
 * @param vls what each VL in use carries, ascending
 * @param classes what the flows of each class get that take it, in Gb/s, in the order of the description
 */
public record LinkLoad(PortId from, PortId to, double rate, double gigabits, List<VlLoad> vls, List<Double> classes) {

    /** From which part of its rate on a link is full: what a simulation of limited time loses at its ends. */
    private static final double FULL = 0.98;

    /** Copies the list. */
    public LinkLoad {
        vls = List.copyOf(vls);
        classes = List.copyOf(classes);
    }

    /** Whether the link takes no more. */
    public boolean isFull() {
        return gigabits >= FULL * rate;
    }

    /**
     * A VL of the link.
     *
     * @param vl the VL, 0 to 14
     * @param gigabits what it carries, in Gb/s
     * @param stalled the part of the time when it had a packet but no credits, 0 to 1; empty where only rates
     *     are computed
     */
    public record VlLoad(int vl, double gigabits, OptionalDouble stalled) {}
}
