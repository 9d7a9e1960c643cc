package org.qos.fabric.snapshot;

/**
 * The LIDs of a port.
 *
 * @param base the minimum, 1 to 0xBFFF
 * @param last the maximum
 */
public record LidRange(int base, int last) {

    /** How many low bits of the LID the port answers to, 0 to 7. */
    public int lmc() {
        int count = Math.min(128, last - base + 1);
        return 31 - Integer.numberOfLeadingZeros(count);
    }

    /** The minimum range that holds this and another. */
    LidRange around(LidRange other) {
        return new LidRange(Math.min(base, other.base), Math.max(last, other.last));
    }
}
