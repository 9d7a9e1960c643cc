package org.qos.fabric.mad;

import java.util.Map;
import java.util.OptionalInt;
import org.qos.runtime.value.Rate;

/** Reads the rate of a port out of its PortInfo (IBTA 14.2.5.6). */
final class PortRate {

    private static final int WIDTH_ACTIVE = 31;
    private static final int SPEED_ACTIVE = 35;
    private static final int EXTENDED_SPEED_ACTIVE = 62;

    private static final Map<Integer, Integer> LANES = Map.of(1, 1, 2, 4, 4, 8, 8, 12, 16, 2);
    private static final Map<Integer, String> SPEEDS = Map.of(1, "SDR", 2, "DDR", 4, "QDR");
    private static final Map<Integer, String> EXTENDED_SPEEDS = Map.of(1, "FDR", 2, "EDR", 4, "HDR", 8, "NDR");

    private PortRate() {}

    /** The rate code; empty when there is none for such a link. */
    static OptionalInt decode(byte[] portInfo) {
        int plain = portInfo[SPEED_ACTIVE] >>> 4 & 0xf;
        int extended = portInfo[EXTENDED_SPEED_ACTIVE] >>> 4 & 0xf;
        String speed = EXTENDED_SPEEDS.getOrDefault(extended, SPEEDS.getOrDefault(plain, ""));
        return Rate.of(LANES.getOrDefault((int) portInfo[WIDTH_ACTIVE], 0), speed);
    }
}
