package org.qos.runtime.policy;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.LongPredicate;
import org.junit.jupiter.api.Test;

class RangesTest {

    private static final long SEED = 20_060_530L;

    @Test
    void rangesThatOverlapOrTouchAreJoined() {
        assertEquals(
                List.of(new Range(1, 9), Range.of(11)),
                Ranges.of(new Range(4, 9), Range.of(11), new Range(1, 3), Range.of(5))
                        .ranges());
    }

    @Test
    void valuesAreUnsigned() {
        Ranges ranges = Ranges.of(Range.of(-1L), new Range(0, 1));
        assertEquals(List.of(new Range(0, 1), Range.of(-1L)), ranges.ranges());
        assertTrue(Ranges.of(new Range(0, -1L)).contains(Long.MIN_VALUE));
    }

    @Test
    void theMaximumValueTouchesNothing() {
        assertEquals(2, Ranges.of(new Range(-2L, -1L), Range.of(0)).ranges().size());
    }

    @Test
    void singleValuesAreSortedAsUnsignedNumbersAndJoined() {
        assertEquals(
                List.of(new Range(3, 5), Range.of(9), new Range(-2L, -1L)),
                Ranges.ofValues(-1, 5, 3, 9, 4, -2, 3).ranges());
    }

    @Test
    void reversedEndsAreRejectedUnlessAskedFor() {
        assertThrows(IllegalArgumentException.class, () -> new Range(2, 1));
        assertEquals(new Range(1, 2), Range.between(2, 1));
    }

    @Test
    void theEmptySetIsInEverySet() {
        assertTrue(Ranges.NONE.containsAll(Ranges.NONE));
        assertTrue(Ranges.ofValues(1).containsAll(Ranges.NONE));
        assertFalse(Ranges.NONE.containsAll(Ranges.ofValues(1)));
    }

    @Test
    void setsBehaveAsTheirValuesDo() {
        Random random = new Random(SEED);
        for (int round = 0; round < 2_000; round++) {
            Ranges one = someRanges(random);
            Ranges other = someRanges(random);
            String about = "seed " + SEED + ", round " + round + ": " + one + ", " + other;
            Ranges union = one.union(other);
            assertTrue(all(v -> union.contains(v) == (one.contains(v) || other.contains(v))), about);
            assertEquals(all(v -> one.contains(v) || !other.contains(v)), one.containsAll(other), about);
            assertEquals(union, other.union(one), about);
            assertEquals(one, one.union(one), about);
        }
    }

    private static boolean all(LongPredicate claim) {
        for (long value = 0; value < 64; value++) {
            if (!claim.test(value)) {
                return false;
            }
        }
        return true;
    }

    private static Ranges someRanges(Random random) {
        List<Range> ranges = new ArrayList<>();
        for (int i = random.nextInt(5); i > 0; i--) {
            ranges.add(Range.between(random.nextInt(60), random.nextInt(60)));
        }
        return new Ranges(ranges);
    }
}
