package org.qos.analysis.shadowing;

import java.util.BitSet;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.Range;

/**
 * Bounds of a set of ports. Those of a set are within those of each set that contains it.
 *
 * @param minimumKey a number at most as large as that of each subset
 * @param maximumKey the same for the maximum, whose order is reversed
 * @param bits a bit for each port, which several ports may share
 */
record PortBounds(long minimumKey, long maximumKey, long bits) {

    /** Of an end that a rule does not state: any port. */
    static final PortBounds ANY = new PortBounds(Long.MIN_VALUE, Long.MIN_VALUE, -1);

    /** Of a set in which no port is known. */
    static final PortBounds NONE = new PortBounds(Long.MAX_VALUE, Long.MAX_VALUE, 0);

    /** Spreads neighbouring numbers over the bits (the 64-bit fraction of the golden ratio). */
    private static final long SPREAD = 0x9e3779b97f4a7c15L;

    /** The bounds of one port, by its number in the sets. */
    static PortBounds of(long port) {
        return of(port, port);
    }

    /** The bounds of a set. */
    static PortBounds of(PortSet ports) {
        PortBounds bounds = NONE;
        if (ports instanceof GuidSet guids) {
            for (Range range : guids.guids().ranges()) {
                bounds = bounds.and(of(range.first(), range.last()));
            }
        } else if (ports instanceof EndpointSet endpoints) {
            BitSet indices = endpoints.indices();
            for (int index = indices.nextSetBit(0); index >= 0; index = indices.nextSetBit(index + 1)) {
                bounds = bounds.and(of(index));
            }
        }
        return bounds;
    }

    /** The bounds of the union of two sets. */
    PortBounds and(PortBounds other) {
        return new PortBounds(
                Math.min(minimumKey, other.minimumKey), Math.min(maximumKey, other.maximumKey), bits | other.bits);
    }

    private static PortBounds of(long first, long last) {
        return new PortBounds(Bounds.ordered(first), ~Bounds.ordered(last), bits(first, last));
    }

    private static long bits(long first, long last) {
        if (Long.compareUnsigned(last - first, Long.SIZE) >= 0) {
            return -1;
        }
        long bits = 0;
        for (long port = first; port != last + 1; port++) {
            bits |= 1L << (port * SPREAD >>> Long.SIZE - 6);
        }
        return bits;
    }
}
