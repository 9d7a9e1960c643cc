package org.qos.runtime.path.wire;

/**
 * Where a query carries its Service-ID. The proposal of May 2006 left it open (section 9, 3.2); the standard then took
 * fields that had been reserved, with a bit of the component mask for each of them.
 */
public enum ServiceIdCoding {
    /** The standard and OpenSM: both bits of the component mask are set, and one alone is not a Service-ID. */
    STANDARD,
    /** The proposal's own reading of the same fields: the first of the two bits represents the whole Service-ID. */
    FIRST_BIT,
    /**
     * The proposal's option a: the SM_Key field of the SA header holds the Service-ID and zero there is none; no bit of
     * the component mask belongs to it.
     */
    SM_KEY;

    /**
     * The component mask on the wire.
     *
     * @param mask the mask with both bits when the query carries a Service-ID
     * @param both the two bits
     */
    long toWire(long mask, long both) {
        if (this == STANDARD) {
            return mask;
        }
        boolean carried = (mask & both) == both;
        return mask & ~both | (carried && this == FIRST_BIT ? Long.lowestOneBit(both) : 0);
    }

    /** The component mask with both bits when the query carries a Service-ID; the reverse of {@link #toWire}. */
    long fromWire(long wireMask, long both, long smKey) {
        return switch (this) {
            case STANDARD -> wireMask;
            case FIRST_BIT -> withBoth(wireMask, both, (wireMask & Long.lowestOneBit(both)) != 0);
            case SM_KEY -> withBoth(wireMask, both, smKey != 0);
        };
    }

    private static long withBoth(long mask, long both, boolean set) {
        return mask & ~both | (set ? both : 0);
    }
}
