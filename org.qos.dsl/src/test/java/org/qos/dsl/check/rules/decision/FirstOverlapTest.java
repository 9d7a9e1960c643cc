package org.qos.dsl.check.rules.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** The index finds what a comparison with every set added before finds. */
class FirstOverlapTest {

    private static final long SEED = 4711;

    private final Random random = new Random(SEED);

    @Test
    void theSameSetIsFoundAsByAComparisonOfEveryTwo() {
        int found = 0;
        for (int round = 0; round < 500; round++) {
            int values = 2 + random.nextInt(200);
            List<Ranges> sets = IntStream.range(0, 1 + random.nextInt(40))
                    .mapToObj(i -> someRanges(values))
                    .toList();
            FirstOverlap index = new FirstOverlap(sets);
            for (int i = 0; i < sets.size(); i++) {
                Ranges set = sets.get(i);
                OptionalInt expected = IntStream.range(0, i)
                        .filter(earlier -> overlap(sets.get(earlier), set))
                        .findFirst();
                assertEquals(expected, index.of(set), "seed " + SEED + ", round " + round + ", " + set + " of " + sets);
                found += expected.isPresent() ? 1 : 0;
                index.add(set, i);
            }
        }
        assertTrue(found > 2000, "only " + found + " overlaps");
    }

    @Test
    void valuesAreUnsigned() {
        Ranges high = Ranges.of(new Range(5, -1L));
        Ranges low = Ranges.of(Range.of(4));
        Ranges last = Ranges.of(Range.of(-1L));
        FirstOverlap index = new FirstOverlap(List.of(high, low, last));
        index.add(high, 1);

        assertEquals(OptionalInt.empty(), index.of(low));
        assertEquals(OptionalInt.of(1), index.of(last));
    }

    @Test
    void nothingOverlapsTheEmptySet() {
        FirstOverlap index = new FirstOverlap(List.of(Ranges.NONE));
        index.add(Ranges.NONE, 1);

        assertEquals(OptionalInt.empty(), index.of(Ranges.NONE));
    }

    private Ranges someRanges(int values) {
        return new Ranges(IntStream.range(0, random.nextInt(4))
                .mapToObj(i -> Range.between(random.nextInt(values), random.nextInt(values)))
                .map(range -> random.nextBoolean() ? range : Range.of(range.first()))
                .toList());
    }

    private static boolean overlap(Ranges one, Ranges other) {
        return one.ranges().stream()
                .anyMatch(a -> other.ranges().stream().anyMatch(b -> a.contains(b.first()) || b.contains(a.first())));
    }
}
