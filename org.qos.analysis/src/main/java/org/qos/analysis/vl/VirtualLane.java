package org.qos.analysis.vl;

import java.util.List;

/**
 * A VL of a kind of ports.
 *
 * @param vl its number, 0 to 14
 * @param sls the SLs that it carries, ascending
 * @param highShare its part of the weights of the high arbitration table, 0 to 1
 * @param lowShare its part of the weights of the low arbitration table, 0 to 1
 */
public record VirtualLane(int vl, List<Integer> sls, double highShare, double lowShare) {

    /** Copies the list. */
    public VirtualLane {
        sls = List.copyOf(sls);
    }

    /** Whether a port ever sends from it. */
    public boolean isServed() {
        return highShare > 0 || lowShare > 0;
    }
}
