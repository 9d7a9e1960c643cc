package org.qos.analysis.difference;

import java.util.EnumSet;
import java.util.OptionalInt;
import java.util.Set;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Rate;

/** How a change lowers what a policy guarantees. */
public enum Lowering {
    /** Packets of the SL are dropped at some kind of ports, and were not. */
    DROPPED("packets are dropped"),
    /** The level of the old policy is lost: the default level of the new one counts. */
    DEFAULT("falls to the default level"),
    /** The limit of the MTU is lower, or new. */
    MTU_LIMIT("lower MTU limit"),
    /** The limit of the rate is lower, or new. */
    RATE_LIMIT("lower rate limit"),
    /** A P_Key that paths might use is gone. */
    PKEYS("fewer P_Keys"),
    /** The VL of the SL has a lower share of the link at some kind of ports. */
    SHARE("lower share of the link");

    private final String title;

    Lowering(String title) {
        this.title = title;
    }

    /** What it is called in messages. */
    public String title() {
        return title;
    }

    /** What is lower in the limits of a level. */
    static Set<Lowering> ofLimits(QosLevel before, QosLevel after) {
        EnumSet<Lowering> lower = EnumSet.noneOf(Lowering.class);
        if (isLower(before.mtuLimit(), after.mtuLimit(), false)) {
            lower.add(MTU_LIMIT);
        }
        if (isLower(before.rateLimit(), after.rateLimit(), true)) {
            lower.add(RATE_LIMIT);
        }
        if (isNarrower(before.pkeys(), after.pkeys())) {
            lower.add(PKEYS);
        }
        return lower;
    }

    private static boolean isLower(OptionalInt before, OptionalInt after, boolean rates) {
        if (before.isEmpty() || after.isEmpty()) {
            return before.isEmpty() && after.isPresent();
        }
        int order = rates
                ? Rate.compare(after.getAsInt(), before.getAsInt())
                : Integer.compare(after.getAsInt(), before.getAsInt());
        return order < 0;
    }

    /** Without P_Keys a level allows any. */
    private static boolean isNarrower(Ranges before, Ranges after) {
        return !after.isEmpty() && (before.isEmpty() || !after.containsAll(before));
    }
}
