package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.OptionalInt;
import org.junit.jupiter.api.Test;

class RateTest {

    @Test
    void codesAreComparedByWhatTheyCarry() {
        assertTrue(Rate.compare(5, 3) < 0, "5 Gb/s is less than 10 Gb/s");
        assertTrue(Rate.compare(11, 6) < 0, "14 Gb/s is less than 20 Gb/s");
        assertTrue(Rate.compare(10, 16) < 0, "QDR carries 96 of its 120 Gb/s, EDR 100");
        assertEquals(0, Rate.compare(7, 7));
    }

    @Test
    void everyCodeHasAPlaceAndThePlaceLeadsBack() {
        for (int code = Rate.MIN_CODE; code <= Rate.MAX_CODE; code++) {
            assertEquals(code, Rate.ofOrder(Rate.order(code)));
        }
        assertEquals(0, Rate.order(1));
        assertEquals(0, Rate.ofOrder(0));
        assertFalse(Rate.isCode(25));
    }

    @Test
    void theNextLowerRateMayHaveAGreaterCode() {
        assertEquals(5, Rate.previous(3));
        assertEquals(15, Rate.previous(19));
        assertEquals(0, Rate.previous(2));
    }

    @Test
    void aLinkHasTheRateOfAllItsLanes() {
        assertEquals(OptionalInt.of(16), Rate.of(4, "EDR"));
        assertEquals(OptionalInt.of(16), Rate.of(2, "HDR"));
        assertEquals(OptionalInt.of(3), Rate.of(2, "DDR"));
        assertEquals(OptionalInt.of(7), Rate.of(4, "FDR10"));
        assertEquals(OptionalInt.of(24), Rate.of(12, "NDR"));
        assertEquals(OptionalInt.empty(), Rate.of(4, "XDR"));
        assertEquals(OptionalInt.empty(), Rate.of(0, "EDR"));
    }

    @Test
    void ratesAreWrittenInGigabits() {
        assertEquals("2.5 Gb/s", Rate.text(2));
        assertEquals("100 Gb/s", Rate.text(16));
        assertEquals("rate code 1", Rate.text(1));
    }
}
