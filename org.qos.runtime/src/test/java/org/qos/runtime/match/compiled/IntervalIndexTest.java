package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Random;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class IntervalIndexTest {

    @Test
    void oneIntervalHasEveryValue() {
        IntervalIndex index = index(0);
        assertEquals(0, index.classOf(0));
        assertEquals(0, index.classOf(-1L));
    }

    @Test
    void valuesAreUnsigned() {
        IntervalIndex index = index(0, 1, Long.MAX_VALUE, Long.MIN_VALUE, -1L);
        assertEquals(0, index.classOf(0));
        assertEquals(1, index.classOf(1));
        assertEquals(1, index.classOf(Long.MAX_VALUE - 1));
        assertEquals(2, index.classOf(Long.MAX_VALUE));
        assertEquals(3, index.classOf(Long.MIN_VALUE));
        assertEquals(3, index.classOf(-2L));
        assertEquals(4, index.classOf(-1L));
    }

    @Test
    void boundariesCanLieNearTheMaximum() {
        assertFinds(LongStream.concat(
                        LongStream.of(0), LongStream.rangeClosed(1, 100).map(n -> 5 * n - 600))
                .toArray());
        assertFinds(0, -150, -1);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 5, 17, 33, 60})
    void findsTheIntervalHoweverBoundariesLie(int bits) {
        Random random = new Random(bits);
        System.out.println("boundaries with seed " + bits);
        long[] starts = LongStream.concat(
                        LongStream.of(0),
                        LongStream.generate(() -> random.nextLong() >>> random.nextInt(bits))
                                .limit(3000))
                .mapToObj(value -> value ^ Long.MIN_VALUE)
                .distinct()
                .sorted()
                .mapToLong(value -> value ^ Long.MIN_VALUE)
                .toArray();
        assertFinds(starts);
    }

    @Test
    void boundariesAtPowersOfTwoTakeOneNodeEachAtMost() {
        long[] starts = LongStream.concat(
                        LongStream.of(0), IntStream.range(0, Long.SIZE).mapToLong(bit -> 1L << bit))
                .toArray();
        assertFinds(starts);
        assertTrue(index(starts).bytes() < 16_000, () -> index(starts).bytes() + " bytes");
    }

    @Test
    void bunchesFarFromEachOtherTakeLittleMemory() {
        long[] starts = LongStream.concat(
                        LongStream.of(0),
                        LongStream.of(0x10000, 0x1060000, 0x1000000000L, Long.MIN_VALUE, -5000L)
                                .flatMap(base -> LongStream.range(0, 1000).map(n -> base + 3 * n)))
                .toArray();
        assertFinds(starts);
        assertTrue(
                index(starts).bytes() < 120L * starts.length,
                () -> index(starts).bytes() + " bytes");
    }

    private static void assertFinds(long... starts) {
        IntervalIndex index = index(starts);
        TreeMap<Long, Integer> expected = new TreeMap<>(Long::compareUnsigned);
        IntStream.range(0, starts.length).forEach(i -> expected.put(starts[i], i));
        long[] values = LongStream.of(starts)
                .flatMap(start -> LongStream.of(start - 1, start, start + 1, start + 100))
                .toArray();
        int[] together = new int[values.length];
        index.findClasses(values, 0, values.length, together, new int[values.length]);
        for (int i = 0; i < values.length; i++) {
            long value = values[i];
            int interval = expected.floorEntry(value).getValue();
            assertEquals(interval, index.classOf(value), () -> Long.toHexString(value));
            assertEquals(interval, together[i], () -> "together with others: " + Long.toHexString(value));
        }
    }

    private static IntervalIndex index(long... starts) {
        return IntervalIndexBuilder.build(
                starts, IntStream.range(0, starts.length).toArray(), starts.length);
    }
}
