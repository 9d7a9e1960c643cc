package org.qos.fabric.snapshot;

import org.qos.runtime.value.Lid;

/**
 * The LIDs of a port.
 *
 * @param base the minimum, 1 to 0xBFFF
 * @param last the maximum
 */
public record LidRange(int base, int last) {

    /** The LIDs of a port with a base LID, 1 to 0xBFFF, and an LMC, 0 to 7. */
    static LidRange of(int base, int lmc) {
        return new LidRange(base, base + (1 << lmc) - 1);
    }

    /** Whether a LID is one of these. */
    boolean contains(int lid) {
        return base <= lid && lid <= last;
    }

    /** How many low bits of the LID the port answers to, 0 to 7; 0 where the range is larger than a port can have. */
    public int lmc() {
        return isPossible() ? 31 - Integer.numberOfLeadingZeros(last - base + 1) : 0;
    }

    /** Whether a port can have all of the LIDs. */
    boolean isPossible() {
        return last - base < 1 << Lid.MAX_LMC;
    }

    /** The minimum range that holds this and another. */
    LidRange around(LidRange other) {
        return new LidRange(Math.min(base, other.base), Math.max(last, other.last));
    }
}
