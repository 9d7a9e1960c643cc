package org.qos.dsl.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.qos.dsl.lower.testing.LoweredPolicy.hex;

import java.util.BitSet;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.dsl.model.policy.PolicyFactory;
import org.qos.dsl.model.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Ranges and P_Keys of both syntaxes against sets of their numbers. */
class DialectPkeysTest {

    private static final long SEED = 4711;
    private static final int MEMBERSHIP = 0x8000;

    private static Range range(long first, Long last) {
        Range range = PolicyFactory.eINSTANCE.createRange();
        range.setFirst(first);
        range.setLast(last);
        return range;
    }

    private static BitSet numbers(Ranges ranges, int size) {
        return IntStream.range(0, size).filter(ranges::contains).collect(BitSet::new, BitSet::set, BitSet::or);
    }

    @Test
    void pkeysOfTheRfcSyntaxAreThoseOfTheRangeWithoutTheirMembershipBit() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            int first = near(random);
            int last = first + random.nextInt(0x10000 - first);
            BitSet expected = new BitSet();
            IntStream.rangeClosed(first, last).forEach(pkey -> expected.set(pkey % MEMBERSHIP));
            Ranges read = new RfcDialect().pkeys(List.of(range(first, (long) last)));
            assertEquals(expected, numbers(read, 0x10000), () -> "seed " + SEED + ": " + first + "-" + last);
        }
    }

    @Test
    void pkeysOfTheOpenSmSyntaxAreThoseBetweenItsMaskedEnds() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            int first = near(random);
            int last = near(random);
            int low = Math.min(first % MEMBERSHIP, last % MEMBERSHIP);
            int high = Math.max(first % MEMBERSHIP, last % MEMBERSHIP);
            Ranges read = new OpenSmDialect().pkeys(List.of(range(first, (long) last)));
            assertEquals(Ranges.of(new org.qos.runtime.policy.Range(low, high)), read, "seed " + SEED);
        }
    }

    /** Half of the P_Keys are near one of the ends of the two halves. */
    private static int near(Random random) {
        int[] ends = {0, MEMBERSHIP, 0x10000 - 4};
        int end = ends[random.nextInt(ends.length)];
        return random.nextBoolean() ? end + random.nextInt(4) : random.nextInt(0x10000);
    }

    @Test
    void rangesOfBothSyntaxesAreTheUnionOfTheirNumbers() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            BitSet expected = new BitSet();
            List<Range> written = IntStream.range(0, random.nextInt(8))
                    .mapToObj(i -> {
                        int first = random.nextInt(64);
                        int last = random.nextInt(3) == 0 ? first : random.nextInt(64);
                        expected.set(Math.min(first, last), Math.max(first, last) + 1);
                        return range(first, first == last ? null : (Long) (long) last);
                    })
                    .toList();
            assertEquals(expected, numbers(new OpenSmDialect().ranges(written), 80), "seed " + SEED);
            assertEquals(expected, numbers(new RfcDialect().ranges(written), 80), "seed " + SEED);
        }
    }

    @Test
    void nothingWrittenIsNotANumber() {
        for (PolicyDialect dialect : List.of(new OpenSmDialect(), new RfcDialect())) {
            assertEquals(Ranges.NONE, dialect.ranges(List.of()));
            assertEquals(Ranges.NONE, dialect.pkeys(List.of()));
        }
    }

    @Test
    void endsAreComparedAsUnsignedNumbers() {
        for (PolicyDialect dialect : List.of(new OpenSmDialect(), new RfcDialect())) {
            assertEquals("1-ffffffffffffffff", hex(dialect.ranges(List.of(range(-1, 1L)))));
            assertEquals(
                    "7fffffffffffffff-8000000000000000",
                    hex(dialect.ranges(List.of(range(Long.MIN_VALUE, Long.MAX_VALUE)))));
        }
    }

    @Test
    void theSyntaxesDifferOnceARangeCrossesTheMembershipBit() {
        List<Range> crossing = List.of(range(0x7ffe, 0x8001L));
        assertEquals("0-1,7ffe-7fff", hex(new RfcDialect().pkeys(crossing)));
        assertEquals("1-7ffe", hex(new OpenSmDialect().pkeys(crossing)));
        List<Range> below = List.of(range(0x7ffe, 0x7fffL), range(0x8003, 0x8004L));
        assertEquals("3-4,7ffe-7fff", hex(new RfcDialect().pkeys(below)));
        assertEquals("3-4,7ffe-7fff", hex(new OpenSmDialect().pkeys(below)));
    }
}
