package org.qos.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.math.BigInteger;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Intervals of unsigned 64-bit values. */
class RangeTest {

    private static final long SEED = 20_061_127L;

    @ParameterizedTest(name = "{2} in {0}-{1}: {3}")
    @CsvSource(
            textBlock =
                    """
                    0,                   0,                    0,                    true
                    0,                   0,                    1,                    false
                    5,                   9,                    4,                    false
                    5,                   9,                    5,                    true
                    5,                   9,                    9,                    true
                    5,                   9,                    10,                   false
                    0,                   18446744073709551615, 9223372036854775808,  true
                    9223372036854775807, 9223372036854775808,  9223372036854775806,  false
                    9223372036854775807, 9223372036854775808,  9223372036854775807,  true
                    9223372036854775807, 9223372036854775808,  9223372036854775808,  true
                    9223372036854775807, 9223372036854775808,  9223372036854775809,  false
                    18446744073709551615, 18446744073709551615, 0,                   false
                    18446744073709551615, 18446744073709551615, 18446744073709551615, true
                    """)
    void bothEndsBelongToIt(String first, String last, String value, boolean contained) {
        assertEquals(contained, new Range(number(first), number(last)).contains(number(value)));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 0, 1-0",
        "18446744073709551615, 0, 18446744073709551615-0",
        "9223372036854775808, 9223372036854775807, 9223372036854775808-9223372036854775807"
    })
    void reversedEndsAreNamed(String first, String last, String text) {
        Exception refused = assertThrows(IllegalArgumentException.class, () -> new Range(number(first), number(last)));
        assertEquals("reversed range: " + text, refused.getMessage());
        assertEquals(new Range(number(last), number(first)), Range.between(number(first), number(last)));
    }

    @ParameterizedTest
    @CsvSource({
        "1, 2, 1, 2, 0",
        "1, 2, 1, 3, -1",
        "1, 3, 1, 2, 1",
        "1, 9, 2, 3, -1",
        "2, 3, 1, 9, 1",
        "1, 2, 9223372036854775808, 9223372036854775808, -1",
        "1, 9223372036854775808, 1, 2, 1"
    })
    void theOrderIsThatOfTheFirstThenOfTheLastValues(String a, String b, String c, String d, int order) {
        Range one = new Range(number(a), number(b));
        Range other = new Range(number(c), number(d));
        assertEquals(order, Integer.signum(one.compareTo(other)));
        assertEquals(-order, Integer.signum(other.compareTo(one)));
    }

    @Test
    void unboundedIntegersAgree() {
        Random random = new Random(SEED);
        for (int round = 0; round < 2_000; round++) {
            long one = random.nextLong() >> random.nextInt(64);
            long other = random.nextLong() >> random.nextInt(64);
            long value = random.nextInt(3) == 0 ? one : random.nextLong() >> random.nextInt(64);
            Range range = Range.between(one, other);
            BigInteger low = unsigned(one).min(unsigned(other));
            BigInteger high = unsigned(one).max(unsigned(other));
            boolean within =
                    unsigned(value).compareTo(low) >= 0 && unsigned(value).compareTo(high) <= 0;
            String about = "seed " + SEED + ", round " + round;
            assertEquals(within, range.contains(value), about);
            assertEquals(low.equals(high), range.isSingle(), about);
            assertEquals(
                    low.equals(high) ? low.toString() : low + "-" + high, range.text(Long::toUnsignedString), about);
        }
    }

    private static long number(String text) {
        return Long.parseUnsignedLong(text);
    }

    private static BigInteger unsigned(long value) {
        return new BigInteger(Long.toUnsignedString(value));
    }
}
