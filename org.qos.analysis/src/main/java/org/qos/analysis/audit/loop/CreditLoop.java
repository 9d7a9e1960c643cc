package org.qos.analysis.audit.loop;

import java.util.List;
import org.qos.analysis.audit.traffic.PathUse;

/**
 * Links whose buffers can wait for each other in a cycle, which stops all packets in them for good.
 *
 * @param steps a shortest cycle that was found: each link waits for the next one, the last for the first
 * @param channels how many VLs of links belong to cycles with these, those of the steps among them
 */
public record CreditLoop(List<Step> steps, int channels) {

    /** Copies the list. */
    public CreditLoop {
        steps = List.copyOf(steps);
    }

    /**
     * A VL of a link.
     *
     * @param outPort the port by which packets go into the link
     * @param vl the VL, 0 to 14
     * @param path a path whose packets go from this link into that of the next step
     */
    public record Step(int outPort, int vl, PathUse path) {}
}
