package org.qos.fabric.mad;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class PortRateTest {

    @Test
    void theExtendedSpeedWinsOverThePlainOne() {
        assertEquals(OptionalInt.of(7), PortRate.decode(portInfo(2, 4, 0)), "4x QDR");
        assertEquals(OptionalInt.of(16), PortRate.decode(portInfo(2, 4, 2)), "4x EDR");
        assertEquals(OptionalInt.of(20), PortRate.decode(portInfo(1, 4, 4)), "1x HDR");
        assertEquals(OptionalInt.of(5), PortRate.decode(portInfo(16, 1, 0)), "2x SDR");
    }

    @Test
    void aPortWithoutALinkHasNoRate() {
        assertEquals(OptionalInt.empty(), PortRate.decode(portInfo(0, 0, 0)));
    }

    private static byte[] portInfo(int width, int speed, int extendedSpeed) {
        byte[] attribute = new byte[64];
        attribute[31] = (byte) width;
        attribute[35] = (byte) (speed << 4);
        attribute[62] = (byte) (extendedSpeed << 4);
        return attribute;
    }
}
