package org.qos.dsl.generator;

import java.util.OptionalInt;
import org.qos.runtime.policy.QosLevel;

/** The ranges of what a level states, in both spellings. */
public final class LevelBounds {

    private static final int MAX_SL = 15;
    private static final int MAX_MTU = 5;
    private static final int MIN_RATE = 2;
    private static final int MAX_RATE = 24;
    private static final int MAX_PACKET_LIFE = 63;

    private LevelBounds() {}

    /** Refuses a level whose numbers an engine would cut or misread. */
    public static void check(QosLevel level, Losses losses) {
        check(level, "sl", OptionalInt.of(level.sl()), 0, MAX_SL, losses);
        check(level, "mtu-limit", level.mtuLimit(), 1, MAX_MTU, losses);
        check(level, "rate-limit", level.rateLimit(), MIN_RATE, MAX_RATE, losses);
        check(level, "packet-life", level.packetLife(), 0, MAX_PACKET_LIFE, losses);
    }

    private static void check(QosLevel level, String entry, OptionalInt value, int least, int greatest, Losses losses) {
        if (value.isPresent() && (value.getAsInt() < least || value.getAsInt() > greatest)) {
            losses.impossible(
                    "level-out-of-range",
                    level,
                    "the " + entry + " " + value.getAsInt() + " of level '" + level.name() + "' has to be " + least
                            + " to " + greatest);
        }
    }
}
