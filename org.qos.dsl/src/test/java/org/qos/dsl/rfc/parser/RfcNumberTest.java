package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.dsl.syntax.SyntaxError;

/** Numbers of the RFC syntax. */
class RfcNumberTest {

    @ParameterizedTest
    @CsvSource({
        "0, 0",
        "15, 15",
        "0x1f, 31",
        "0XFF, 255",
        "0x00ff, 255",
        "18446744073709551615, -1",
        "0xffffffffffffffff, -1",
        "0x8000000000000000, -9223372036854775808"
    })
    void areDecimalOrHexadecimalAndUnsigned(String text, long bits) {
        assertEquals(List.of(), RfcNumber.errorIn(text).stream().toList());
        assertEquals(bits, RfcNumber.parse(text));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "-1", "+1", "1 2", "0x", "1e3", "x1", "0x1g", "1.0", "\u0661"})
    void areNothingElse(String text) {
        assertEquals(
                "not-a-number", RfcNumber.errorIn(text).orElseThrow().code().code());
    }

    @ParameterizedTest
    @CsvSource({"07, 7", "00, 0", "08, 8", "0190, 190"})
    void haveNoLeadingZero(String text, String expected) {
        SyntaxError error = RfcNumber.errorIn(text).orElseThrow();
        assertEquals("leading-zero", error.code().code());
        assertEquals(List.of("suggestion=write " + expected, "here=" + expected), error.fix());
    }

    @Test
    void thatMayBeOctalAreLeftToTheAuthor() {
        assertEquals(List.of(), RfcNumber.errorIn("010").orElseThrow().fix());
    }

    /** The decimal number would be another GUID. */
    @Test
    void withTheDigitsOfAGuidAreSuggestedWith0x() {
        SyntaxError error = RfcNumber.errorIn("0002590300000038").orElseThrow();
        assertEquals("leading-zero", error.code().code());
        assertEquals(
                "'0002590300000038' begins with 0 and has the 16 digits of a GUID; expected 0x0002590300000038, or"
                        + " 2590300000038 for the decimal number",
                error.message());
        assertEquals(List.of("suggestion=write 0x0002590300000038", "here=0x0002590300000038"), error.fix());
    }

    @ParameterizedTest
    @ValueSource(strings = {"18446744073709551616", "0x10000000000000000"})
    void have64Bits(String text) {
        assertEquals(
                "number-too-large", RfcNumber.errorIn(text).orElseThrow().code().code());
    }

    @Test
    void areShortenedInMessages() {
        assertEquals(43, RfcNumber.shortened("9".repeat(1000)).length());
        assertEquals("first", RfcNumber.shortened("first\nsecond"));
    }
}
