package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class DataRateTest {

    @Test
    void upToQdrEightOfTenBitsAreData() {
        assertEquals(OptionalDouble.of(8), DataRate.of(4, "SDR"));
        assertEquals(OptionalDouble.of(16), DataRate.of(4, "DDR"));
        assertEquals(OptionalDouble.of(32), DataRate.of(4, "QDR"));
        assertEquals(OptionalDouble.of(96), DataRate.of(12, "QDR"));
    }

    @Test
    void theRatesOfFdr10AndOfEdrAndFasterAreNamedByTheData() {
        assertEquals(OptionalDouble.of(40), DataRate.of(4, "FDR10"));
        assertEquals(OptionalDouble.of(100), DataRate.of(4, "EDR"));
        assertEquals(OptionalDouble.of(400), DataRate.of(4, "NDR"));
        assertEquals(OptionalDouble.of(800), DataRate.of(4, "XDR"));
    }

    @Test
    void fdrCarries64Of66Bits() {
        assertEquals(54.545, DataRate.of(4, "FDR").orElseThrow(), 0.001);
        assertEquals(54.545, DataRate.ofCode(12), 0.001);
    }

    @Test
    void ofARateTheSlowestLinkCounts() {
        assertEquals(2, DataRate.ofCode(2));
        assertEquals(32, DataRate.ofCode(7), "40 Gb/s is QDR or FDR10");
        assertEquals(100, DataRate.ofCode(16));
        assertEquals(0, DataRate.ofCode(1));
    }

    @Test
    void everyRateCarriesSomethingInTheOrderOfRates() {
        for (int order = 2; order < Rate.MAX_CODE; order++) {
            double slower = DataRate.ofCode(Rate.ofOrder(order - 1));
            assertTrue(slower > 0 && slower < DataRate.ofCode(Rate.ofOrder(order)), "order " + order);
        }
    }

    @Test
    void theSpeedDistinguishesLinksOfOneRate() {
        assertEquals(OptionalDouble.of(40), DataRate.of(OptionalInt.of(7), 4, "FDR10"));
        assertEquals(OptionalDouble.of(32), DataRate.of(OptionalInt.of(7), 4, "QDR"));
        assertEquals(OptionalDouble.of(32), DataRate.of(OptionalInt.of(7), 0, ""));
        assertEquals(OptionalDouble.of(8), DataRate.of(OptionalInt.of(3), 4, "EDR"));
        assertEquals(OptionalDouble.empty(), DataRate.of(OptionalInt.empty(), 4, ""));
    }
}
