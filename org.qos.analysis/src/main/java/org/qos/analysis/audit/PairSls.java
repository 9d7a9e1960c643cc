package org.qos.analysis.audit;

import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Sl;

/** The SLs that a policy gives requests between two end ports. */
@FunctionalInterface
interface PairSls {

    /**
     * The SLs of all requests from an endpoint to another, whatever else they state.
     *
     * @return a bit for each SL, the lowest for SL 0
     */
    int between(int source, int destination);

    /** The bit of the SL of a level; 0 where it is not an SL. */
    static int bit(QosLevel level) {
        return Sl.isValid(level.sl()) ? 1 << level.sl() : 0;
    }
}
