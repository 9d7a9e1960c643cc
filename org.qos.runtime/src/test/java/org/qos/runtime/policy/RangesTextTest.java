package org.qos.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sets of intervals as the lists that OpenSM sorts and joins (osm_qos_parser_y.y:__sort_reduce_rangearr). */
class RangesTextTest {

    private static final long SEED = 20_061_128L;
    private static final String MAX = "18446744073709551615";

    @ParameterizedTest(name = "{0} is {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    5                                  | 5
                    5 5 5                              | 5
                    3 2 1                              | 1-3
                    1-2 3-4                            | 1-4
                    1-2 4-5                            | 1-2 4-5
                    1-10 3-4                           | 1-10
                    3-4 1-10                           | 1-10
                    1-5 5-9                            | 1-9
                    1-5 4-9 20-21 9-10                 | 1-10 20-21
                    1-9 2-3 10                         | 1-10
                    1-3 1-9                            | 1-9
                    0 18446744073709551615             | 0 18446744073709551615
                    18446744073709551614 18446744073709551615 | 18446744073709551614-18446744073709551615
                    9223372036854775807 9223372036854775808   | 9223372036854775807-9223372036854775808
                    0-18446744073709551615 7           | 0-18446744073709551615
                    18446744073709551615 0-1 2         | 0-2 18446744073709551615
                    """)
    void aListIsSortedAndJoined(String written, String normal) {
        assertEquals(normal, text(ranges(written)));
        assertEquals(ranges(normal), ranges(written));
    }

    @ParameterizedTest(name = "{0} and {1} are {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1-3   | 4-6   | 1-6
                    1-3   | 5     | 1-3 5
                    1 3 5 | 2 4   | 1-5
                    7     | 7     | 7
                    1-9   | 3     | 1-9
                    """)
    void aUnionHasTheValuesOfBoth(String one, String other, String union) {
        assertEquals(union, text(ranges(one).union(ranges(other))));
        assertEquals(union, text(ranges(other).union(ranges(one))));
        assertEquals(ranges(one), ranges(one).union(Ranges.NONE));
    }

    @ParameterizedTest(name = "{0} has all of {1}: {2}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    1-9     | 1-9     | true
                    1-9     | 1       | true
                    1-9     | 9       | true
                    1-9     | 0       | false
                    1-9     | 9-10    | false
                    1-3 5-9 | 2 6-8   | true
                    1-3 5-9 | 3-5     | false
                    1-3 5-9 | 4       | false
                    1-3 4-9 | 3-5     | true
                    0-18446744073709551615 | 9223372036854775807-9223372036854775808 | true
                    1       | 0-18446744073709551615 | false
                    0-18446744073709551615 | 7 | true
                    5-9     | 6-18446744073709551615 | false
                    """)
    void aSetIsInAnotherWhenEachOfItsIntervalsIs(String one, String other, boolean contained) {
        assertEquals(contained, ranges(one).containsAll(ranges(other)));
    }

    @Test
    void theEndsOfManyIntervalsAreFound() {
        List<Range> many = new ArrayList<>();
        for (long i = 0; i < 1_001; i++) {
            many.add(new Range(-1L - 10 * i - 3, -1L - 10 * i));
        }
        Collections.shuffle(many, new Random(SEED));
        Ranges ranges = new Ranges(many);
        assertEquals(1_001, ranges.ranges().size(), "seed " + SEED);
        for (Range range : many) {
            assertTrue(ranges.contains(range.first()) && ranges.contains(range.last()));
            assertFalse(ranges.contains(range.first() - 1), range.toString());
            assertFalse(range.last() != -1L && ranges.contains(range.last() + 1), range.toString());
        }
        assertFalse(ranges.contains(0));
    }

    @Test
    void theOrderInWhichIntervalsAreGivenDoesNotMatter() {
        Random random = new Random(SEED);
        for (int round = 0; round < 500; round++) {
            List<Range> some = new ArrayList<>();
            for (int i = random.nextInt(8); i >= 0; i--) {
                some.add(Range.between(random.nextInt(40), random.nextInt(40)));
            }
            Ranges sorted = new Ranges(some);
            Collections.shuffle(some, random);
            assertEquals(sorted, new Ranges(some), "seed " + SEED + ", round " + round);
            for (int i = 1; i < sorted.ranges().size(); i++) {
                long gap = sorted.ranges().get(i).first()
                        - sorted.ranges().get(i - 1).last();
                assertTrue(gap > 1, "seed " + SEED + ", round " + round + ": " + sorted);
            }
        }
    }

    @Test
    void onlyTheSetWithoutIntervalsIsEmpty() {
        assertTrue(Ranges.of().isEmpty());
        assertTrue(Ranges.ofValues().isEmpty());
        assertFalse(Ranges.ofValues(0).isEmpty());
        assertFalse(ranges(MAX).isEmpty());
    }

    private static Ranges ranges(String text) {
        return new Ranges(Arrays.stream(text.trim().split(" +"))
                .map(RangesTextTest::range)
                .toList());
    }

    private static Range range(String text) {
        String[] ends = text.split("-");
        return new Range(Long.parseUnsignedLong(ends[0]), Long.parseUnsignedLong(ends[ends.length - 1]));
    }

    private static String text(Ranges ranges) {
        return ranges.ranges().stream()
                .map(range -> range.text(Long::toUnsignedString))
                .collect(Collectors.joining(" "));
    }
}
