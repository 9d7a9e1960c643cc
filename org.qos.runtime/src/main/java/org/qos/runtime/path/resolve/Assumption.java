package org.qos.runtime.path.resolve;

import java.util.EnumSet;
import java.util.Set;

/** A value of a path that rests on a usual one, because the snapshot does not say it. */
public enum Assumption {
    /** A port on the path has no known MTU; 2048 bytes are taken for it. */
    MTU,
    /** No port on the path has a known rate; 10 Gb/s is taken for the path. */
    RATE;

    private static final Set<Assumption> BOTH = Set.copyOf(EnumSet.allOf(Assumption.class));

    /** The assumptions about a path. */
    static Set<Assumption> of(boolean mtu, boolean rate) {
        if (mtu && rate) {
            return BOTH;
        }
        if (mtu) {
            return Set.of(MTU);
        }
        return rate ? Set.of(RATE) : Set.of();
    }
}
