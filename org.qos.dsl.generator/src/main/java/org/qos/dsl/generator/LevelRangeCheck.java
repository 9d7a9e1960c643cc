package org.qos.dsl.generator;

import java.util.OptionalInt;
import org.qos.dsl.check.ConversionCode;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.PacketLife;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Sl;

/** The ranges of what a level states, in both syntaxes. */
public final class LevelRangeCheck {

    private LevelRangeCheck() {}

    /** Refuses a level whose numbers an engine would cut or misread. */
    public static void check(QosLevel level, ConversionLosses losses) {
        check(level, "sl", OptionalInt.of(level.sl()), 0, Sl.MAX, losses);
        check(level, "mtu-limit", level.mtuLimit(), Mtu.MIN_CODE, Mtu.MAX_CODE, losses);
        check(level, "rate-limit", level.rateLimit(), Rate.MIN_CODE, Rate.MAX_CODE, losses);
        check(level, "packet-life", level.packetLife(), 0, PacketLife.MAX_CODE, losses);
    }

    private static void check(
            QosLevel level, String entry, OptionalInt value, int min, int max, ConversionLosses losses) {
        if (value.isPresent() && (value.getAsInt() < min || value.getAsInt() > max)) {
            losses.add(
                    ConversionCode.LEVEL_OUT_OF_RANGE,
                    level,
                    entry + " " + value.getAsInt() + " of " + losses.title(level) + " is out of range; expected " + min
                            + " to " + max);
        }
    }
}
