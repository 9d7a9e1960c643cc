package org.qos.analysis.audit.share;

import java.util.List;

/**
 * What a VL gets of a link.
 *
 * @param vl the VL, 0 to 14
 * @param sls the SLs that paths have on it on some of the links, ascending; on a link they share what it gets
 * @param levels the names of the levels of the policy with these SLs, in the order of the policy
 * @param guaranteed its part of the link while all VLs of the tables send packets as large as link and levels let them, 0 to 1
 * @param worst its part when others exceed their weights as far as they can, 0 to 1, at most {@code guaranteed}
 */
public record VlPart(int vl, List<Integer> sls, List<String> levels, double guaranteed, double worst) {

    /** Copies the lists. */
    public VlPart {
        sls = List.copyOf(sls);
        levels = List.copyOf(levels);
    }
}
