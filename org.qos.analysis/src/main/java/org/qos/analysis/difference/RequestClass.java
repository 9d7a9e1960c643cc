package org.qos.analysis.difference;

import java.util.OptionalLong;
import org.qos.runtime.match.Request;

/**
 * The requests that one rule decides on the old side and one on the new side.
 *
 * @param ruleBefore the place of the rule of the old policy in the order of evaluation, from 1; 0 for the default level
 * @param ruleAfter the place of the rule of the new policy, likewise
 * @param witness one of the requests, with as few fields as possible
 * @param pairs between how many pairs of ports there is such a request that OpenSM does not refuse, a port and itself being
 *     one; 0 if no pair shares the P_Key that the requests state, or a partition if they state none; empty without a fabric
 * @param exact whether there are exactly so many pairs; otherwise there are at most so many
 */
public record RequestClass(int ruleBefore, int ruleAfter, Request witness, OptionalLong pairs, boolean exact) {

    /** Whether OpenSM refuses all these requests, because no pair of ports shares the P_Key that they state, or a partition. */
    public boolean isRefused() {
        return pairs.isPresent() && pairs.getAsLong() == 0;
    }
}
