package org.qos.dsl.lower;

import java.util.OptionalInt;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Rate;

/**
 * The MTU or the rate of a multicast group, and what OpenSM makes of the number that is written for it. It takes the lowest 8 bits
 * (osm_prtn_config.c:__create_mgrp) and sets the selector in the upper two of them to <em>exactly</em>, 2
 * (osm_prtn.c:osm_prtn_add_mcgroup). Where bit 6 is set already this makes the selector 3, <em>largest available</em>
 * (osm_sa_mcmember_record.c:mgrp_request_is_realizable).
 */
public enum GroupQuantity {
    /** The MTU, 1 to 5. */
    MTU(Mtu.MIN_CODE, Mtu.MAX_CODE, Mtu.ASSUMED),
    /** The rate, 2 to 22. */
    RATE(Rate.MIN_CODE, Rate.MAX_OPENSM_CODE, Rate.ASSUMED);

    private static final int LARGEST_AVAILABLE = 1 << 6;
    private static final int CODE = LARGEST_AVAILABLE - 1;

    private final int min;
    private final int max;
    private final int assumed;

    GroupQuantity(int min, int max, int assumed) {
        this.min = min;
        this.max = max;
        this.assumed = assumed;
    }

    /** The minimum code. */
    public int min() {
        return min;
    }

    /** The maximum code. */
    public int max() {
        return max;
    }

    /** Whether the number is a code. */
    public boolean isCode(long written) {
        return written >= min && written <= max;
    }

    /** Whether OpenSM gives the group the largest value that all adapters of the fabric support, whatever else the number says. */
    public boolean isLargestAvailable(long written) {
        return (written & LARGEST_AVAILABLE) != 0;
    }

    /**
     * The code that the group gets.
     *
     * @return empty when OpenSM makes no group; what is assumed of a fabric where it is the largest value available
     */
    public OptionalInt made(long written) {
        if (isLargestAvailable(written)) {
            return OptionalInt.of(assumed);
        }
        int code = (int) (written & CODE);
        return isCode(code) ? OptionalInt.of(code) : OptionalInt.empty();
    }
}
