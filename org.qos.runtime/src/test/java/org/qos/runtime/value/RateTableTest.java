package org.qos.runtime.value;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** All rate codes with their order and the links that have them (OpenSM ib_types.h, osm_helper.c:ordered_rates). */
class RateTableTest {

    private static final List<Integer> WIDTHS = List.of(1, 2, 4, 8, 12);
    private static final List<String> SPEEDS = List.of("SDR", "DDR", "QDR", "FDR10", "FDR", "EDR", "HDR", "NDR");

    @ParameterizedTest(name = "code {0} is {1} Gb/s, place {2}")
    @CsvSource(
            textBlock =
                    """
                    2,  2.5,  1
                    3,  10,   3
                    4,  30,   6
                    5,  5,    2
                    6,  20,   5
                    7,  40,   9
                    8,  60,   10
                    9,  80,   13
                    10, 120,  14
                    11, 14,   4
                    12, 56,   12
                    13, 112,  16
                    14, 168,  17
                    15, 25,   7
                    16, 100,  15
                    17, 200,  18
                    18, 300,  19
                    19, 28,   8
                    20, 50,   11
                    21, 400,  20
                    22, 600,  21
                    23, 800,  22
                    24, 1200, 23
                    """)
    void aCodeHasARateAndAPlace(int code, String gigabits, int order) {
        assertTrue(Rate.isCode(code));
        assertEquals(gigabits + " Gb/s", Rate.text(code));
        assertEquals(order, Rate.order(code));
        assertEquals(code, Rate.ofOrder(order));
        assertEquals(order == 1 ? 0 : Rate.ofOrder(order - 1), Rate.previous(code));
        if (!gigabits.contains(".")) {
            assertEquals(OptionalInt.of(code), Rate.ofGigabits(Long.parseLong(gigabits)));
        }
    }

    /** The columns are the widths 1x, 2x, 4x, 8x and 12x; 0 where no code has the rate. */
    @ParameterizedTest(name = "{0}")
    @CsvSource(
            textBlock =
                    """
                    SDR,   2,  5,  3,  6,  4
                    DDR,   5,  3,  6,  7,  8
                    QDR,   3,  6,  7,  9,  10
                    FDR10, 3,  6,  7,  9,  10
                    FDR,   11, 19, 12, 13, 14
                    EDR,   15, 20, 16, 17, 18
                    HDR,   20, 16, 17, 21, 22
                    NDR,   16, 17, 21, 23, 24
                    """)
    void aLinkHasTheCodeOfItsWidthAndSpeed(String speed, int one, int two, int four, int eight, int twelve) {
        List<Integer> codes = List.of(one, two, four, eight, twelve);
        for (int i = 0; i < WIDTHS.size(); i++) {
            assertEquals(OptionalInt.of(codes.get(i)), Rate.of(WIDTHS.get(i), speed), WIDTHS.get(i) + "x " + speed);
        }
    }

    @ParameterizedTest
    @CsvSource({"4, XDR", "4, edr", "4, ''", "0, SDR", "3, SDR", "5, FDR", "-4, EDR"})
    void otherLinksHaveNoCode(int width, String speed) {
        assertEquals(OptionalInt.empty(), Rate.of(width, speed));
    }

    @ParameterizedTest
    @CsvSource({"-1", "0", "1", "25", "63", "2147483647", "-2147483648"})
    void otherNumbersAreNotCodes(int code) {
        assertEquals(0, Rate.order(code));
        assertEquals(0, Rate.previous(code));
        assertEquals("rate code " + code, Rate.text(code));
    }

    @ParameterizedTest
    @CsvSource({"-1", "0", "24", "100"})
    void otherPlacesHaveNoCode(int order) {
        assertEquals(0, Rate.ofOrder(order));
    }

    @ParameterizedTest
    @CsvSource({"0", "1", "3", "15", "99", "1201", "-10"})
    void otherRatesHaveNoCode(long gigabits) {
        assertEquals(OptionalInt.empty(), Rate.ofGigabits(gigabits));
    }

    /** By what a link carries: 8 of 10 bits up to QDR, so that 30 Gb/s comes before 25 Gb/s and 60 before 50. */
    @Test
    void codesAreComparedByTheirRates() {
        List<Double> rates = new ArrayList<>();
        IntStream.rangeClosed(1, 23)
                .map(Rate::ofOrder)
                .mapToObj(code -> Double.parseDouble(Rate.text(code).split(" ")[0]))
                .forEach(rates::add);
        List<Double> expected = List.of(
                2.5, 5.0, 10.0, 14.0, 20.0, 30.0, 25.0, 28.0, 40.0, 60.0, 50.0, 56.0, 80.0, 120.0, 100.0, 112.0, 168.0,
                200.0, 300.0, 400.0, 600.0, 800.0, 1200.0);
        assertEquals(expected, rates);
        for (int one = 2; one <= 24; one++) {
            for (int other = 2; other <= 24; other++) {
                int byPlace = Integer.signum(Rate.order(one) - Rate.order(other));
                assertEquals(byPlace, Integer.signum(Rate.compare(one, other)), one + ", " + other);
            }
        }
    }

    @Test
    void everyLinkWithAKnownSpeedHasACode() {
        for (String speed : SPEEDS) {
            for (int width : WIDTHS) {
                assertTrue(Rate.isCode(Rate.of(width, speed).orElse(0)), width + "x " + speed);
            }
        }
    }
}
