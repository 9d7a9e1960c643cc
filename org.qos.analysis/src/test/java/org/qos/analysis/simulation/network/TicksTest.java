package org.qos.analysis.simulation.network;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.value.DataRate;

class TicksTest {

    @ParameterizedTest
    @ValueSource(strings = {"SDR", "DDR", "QDR", "FDR10", "FDR", "EDR", "HDR", "NDR", "XDR"})
    void noLinkOfTheStandardIsRounded(String speed) {
        for (int width : new int[] {1, 2, 4, 8, 12}) {
            double gigabits = DataRate.of(width, speed).orElseThrow();
            assertEquals(gigabits, Ticks.gigabits(1, Ticks.perByte(gigabits)), 1e-9, width + "x " + speed);
        }
    }

    @Test
    void otherRatesAreRefused() {
        assertThrows(IllegalArgumentException.class, () -> Ticks.perByte(0));
        assertThrows(IllegalArgumentException.class, () -> Ticks.perByte(33));
    }
}
