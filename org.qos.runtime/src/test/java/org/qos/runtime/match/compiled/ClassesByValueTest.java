package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/** Classes of values by the items that name them, sets of numbers, and groups of rules, value by value. */
class ClassesByValueTest {

    private static final long SEED = 20_061_206L;

    /** The offset moves the values to where signed numbers would go wrong. */
    @ParameterizedTest(name = "values from {0}")
    @ValueSource(longs = {0, Long.MAX_VALUE - 30, Long.MIN_VALUE, -64})
    void valuesOfOneClassAreNamedByTheSameItems(long offset) {
        Random random = new Random(SEED);
        for (int round = 0; round < 100; round++) {
            int itemCount = random.nextInt(130);
            List<Ranges> items = new ArrayList<>();
            for (int item = 0; item < itemCount; item++) {
                items.add(someRanges(random, offset));
            }
            ValueClasses classes = ValueClasses.of(items);
            IntervalIndex index = classes.index();
            Map<BitSet, Integer> classOfSet = new HashMap<>();
            for (long value = offset; value != offset + 64; value++) {
                BitSet naming = new BitSet();
                for (int item = 0; item < itemCount; item++) {
                    naming.set(item, items.get(item).contains(value));
                }
                int found = index.classOf(value);
                String about = "seed " + SEED + ", round " + round + ", value " + Long.toUnsignedString(value);
                assertEquals(naming, bits(classes.items().get(found)), about);
                assertEquals(found, classOfSet.computeIfAbsent(naming, set -> found), about);
                assertEquals(naming.isEmpty(), found == ValueClasses.ABSENT, about);
            }
            assertEquals(ValueClasses.ABSENT, index.classOf(offset + 1_000));
        }
    }

    private static Ranges someRanges(Random random, long offset) {
        List<Range> ranges = new ArrayList<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            ranges.add(Range.between(offset + random.nextInt(64), offset + random.nextInt(64)));
        }
        return new Ranges(ranges);
    }

    @Test
    void aSetOfNumbersHasTheNumbersOfItsBits() {
        Random random = new Random(SEED);
        for (int round = 0; round < 200; round++) {
            long[] words = new long[random.nextInt(6)];
            for (int i = 0; i < words.length; i++) {
                words[i] = random.nextInt(3) == 0 ? random.nextLong() : random.nextInt(3) == 0 ? Long.MIN_VALUE : 0;
            }
            NumberSet set = NumberSet.of(words);
            String about = "seed " + SEED + ", round " + round;
            assertEquals(BitSet.valueOf(words), bits(set), about);
            long[] added = new long[words.length];
            set.addTo(added);
            assertEquals(BitSet.valueOf(words), BitSet.valueOf(added), about);
            long[] longer = java.util.Arrays.copyOf(words, words.length + 3);
            assertEquals(set, NumberSet.of(longer), "zeros at the end do not count, " + about);
            assertEquals(set.hashCode(), NumberSet.of(longer).hashCode(), about);
        }
    }

    @Test
    void equalSetsHaveOneClass() {
        NumberSets sets = new NumberSets();
        assertEquals(0, sets.classOf(NumberSet.of(new long[] {0, 0})));
        assertEquals(1, sets.classOf(NumberSet.of(new long[] {1})));
        assertEquals(2, sets.classOf(NumberSet.of(new long[] {0, 1})));
        assertEquals(1, sets.classOf(NumberSet.of(new long[] {1, 0})));
        assertEquals(3, sets.count());
        assertEquals(
                List.of("{}", "{0}", "{64}"),
                sets.sets().stream().map(set -> bits(set).toString()).toList());
    }

    /** Rule 0 names groups 0 and 70, rule 1 none, rule 2 group 63; the classes have the groups in braces. */
    @ParameterizedTest(name = "rule {0} and class {1}: {2}")
    @CsvSource({
        "0, 0, false",
        "0, 1, true",
        "0, 2, true",
        "0, 3, false",
        "1, 0, true",
        "1, 3, true",
        "2, 0, false",
        "2, 1, false",
        "2, 3, true"
    })
    void aPortIsInAGroupOfTheRule(int rule, int portClass, boolean holds) {
        NumberLists named = NumberLists.of(List.of(new int[] {0, 70}, new int[] {}, new int[] {63}), IntStream::of);
        List<NumberSet> classes = List.of(numbers(), numbers(0), numbers(70, 5), numbers(63, 64, 6));
        assertEquals(holds, GroupMembership.of(named, classes, 71).holds(rule, portClass));
    }

    @Test
    void listsFollowOneAnother() {
        NumberLists lists = NumberLists.of(List.of(2, 0, 3), count -> IntStream.range(0, count));
        assertEquals("[2, 2, 5]", java.util.Arrays.toString(lists.ends()));
        assertEquals("[0, 1, 0, 1, 2]", java.util.Arrays.toString(lists.numbers()));
        assertEquals(
                List.of(0, 2, 2),
                IntStream.range(0, 3).map(lists::begin).boxed().toList());
        assertEquals(8 * 4, lists.bytes());
    }

    @Test
    void thingsAreNumberedByIdentity() {
        Numbering<String> numbering = new Numbering<>();
        String one = new String("a");
        String other = new String("a");
        assertEquals(
                List.of(0, 1, 0, 1),
                List.of(numbering.of(one), numbering.of(other), numbering.of(one), numbering.of(other)));
        assertEquals(List.of("a", "a"), numbering.all());
    }

    private static NumberSet numbers(int... numbers) {
        BitSet bits = new BitSet();
        IntStream.of(numbers).forEach(bits::set);
        return NumberSet.of(bits.toLongArray());
    }

    private static BitSet bits(NumberSet set) {
        BitSet bits = new BitSet();
        set.forEach(bits::set);
        return bits;
    }
}
