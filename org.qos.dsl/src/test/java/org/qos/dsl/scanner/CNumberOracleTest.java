package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.math.BigInteger;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Numbers against the wording of the C standard (7.22.1.4), stated with a pattern and integers of any size. */
class CNumberOracleTest {

    private static final long SEED = 20_070_131L;
    private static final BigInteger MAX = BigInteger.ONE.shiftLeft(64).subtract(BigInteger.ONE);
    private static final Pattern SUBJECT =
            Pattern.compile("[ \\t\\n\\x0B\\f\\r]*([+-]?)(?:0[xX]([0-9a-fA-F]+)|(0[0-7]*)|([1-9][0-9]*))");

    /** The number at the start of a text. */
    private static CNumber expected(String text) {
        Matcher subject = SUBJECT.matcher(text);
        if (!subject.lookingAt()) {
            return new CNumber(0, 0, false, false);
        }
        BigInteger magnitude = subject.group(2) != null
                ? new BigInteger(subject.group(2), 16)
                : subject.group(3) != null ? new BigInteger(subject.group(3), 8) : new BigInteger(subject.group(4));
        boolean fits = magnitude.compareTo(MAX) <= 0;
        BigInteger signed = subject.group(1).equals("-") ? magnitude.negate() : magnitude;
        return new CNumber((fits ? signed : MAX).longValue(), subject.end(), true, !fits);
    }

    @Test
    void randomTextsAreReadAsTheStandardSays() {
        System.out.println("CNumberOracleTest: seed " + SEED);
        Random random = new Random(SEED);
        String alphabet = "00012789aAfFxX+- \t";
        for (int round = 0; round < 50_000; round++) {
            String text = random.ints(random.nextInt(8), 0, alphabet.length())
                    .mapToObj(i -> alphabet.substring(i, i + 1))
                    .collect(Collectors.joining());
            assertEquals(expected(text), CNumber.in(text), text);
        }
    }

    @Test
    void numbersAroundTwoToThe64AreExactOrTheMaximum() {
        for (int base : new int[] {8, 10, 16}) {
            for (int delta = -20; delta <= 20; delta++) {
                String digits = MAX.add(BigInteger.valueOf(delta)).toString(base);
                String text = (base == 8 ? "0" : base == 16 ? "0x" : "") + digits;
                assertEquals(expected(text), CNumber.in(text), text);
                assertEquals(expected("-" + text), CNumber.in("-" + text), text);
                assertEquals(expected(text + "0"), CNumber.in(text + "0"), text);
            }
        }
    }

    @ParameterizedTest(name = "{0} from {1}")
    @CsvSource({"'a 7', 1, 7, 3", "'7 8', 0, 7, 1", "'7 8', 1, 8, 3", "x0x1g, 1, 1, 4", "'12', 1, 2, 2"})
    void aNumberWithinATextEndsAtAnOffsetOfTheText(String text, int start, long value, int end) {
        assertEquals(new CNumber(value, end, true, false), CNumber.at(text, start));
    }

    @ParameterizedTest
    @CsvSource({"'a b', 1", "'7 ', 1", "'12', 2", "'1+', 1"})
    void withoutANumberTheEndIsTheStart(String text, int start) {
        assertEquals(new CNumber(0, start, false, false), CNumber.at(text, start));
    }

    @Test
    void whitespaceIsThatOfIsspaceInTheLocaleC() {
        String spaces = " \t\n\u000B\f\r";
        for (char c = 0; c < 0x3001; c++) {
            assertEquals(spaces.indexOf(c) >= 0, CNumber.isSpace(c), "U+" + Integer.toHexString(c));
        }
    }
}
