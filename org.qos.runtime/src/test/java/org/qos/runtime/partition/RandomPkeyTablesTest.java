package org.qos.runtime.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Comparator;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of random endpoints against what IBTA 10.9.3 and the order of OpenSM say, written down without any cleverness. */
class RandomPkeyTablesTest {

    private static final long SEED = 20_060_502L;
    private static final int ROUNDS = 3_000;
    private static final int FULL = 0x8000;
    private static final int BASE = 0x7fff;

    /** Few partitions, so that endpoints meet; bytes whose order changes when they are swapped. */
    private static final int[] PARTITIONS = {0x0001, 0x0002, 0x0100, 0x0201, 0x7fff};

    private final Random random = new Random(SEED);

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void endpointsShareWhatBothHaveAndOneHasAsFullMember(boolean bothKinds) {
        for (int round = 0; round < ROUNDS; round++) {
            List<Integer> one = someKeys();
            List<Integer> other = someKeys();
            PkeyTables tables = PkeyTables.of(List.of(one, other), bothKinds);
            String about = about(round, one, other);
            for (int partition : PARTITIONS) {
                assertEquals(shared(one, other).contains(partition), tables.share(0, 1, partition), about);
                assertEquals(tables.share(0, 1, partition), tables.share(1, 0, partition | FULL), about);
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theCommonPkeyIsOneOfTheSourceThatBothShare(boolean bothKinds) {
        for (int round = 0; round < ROUNDS; round++) {
            List<Integer> one = someKeys();
            List<Integer> other = someKeys();
            PkeyTables tables = PkeyTables.of(List.of(one, other), bothKinds);
            int common = tables.common(0, 1);
            Set<Integer> shared = shared(one, other);
            String about = about(round, one, other);

            assertEquals(shared.isEmpty(), common == 0, about);
            assertTrue(common == 0 || tables.keys(0).contains(common), about);
            assertTrue(common == 0 || shared.contains(common & BASE), about);
            assertEquals(one.isEmpty() || other.isEmpty() || common != 0, tables.meet(0, 1), about);
        }
    }

    /** Where an endpoint has one membership in a partition, the order of the swapped values decides alone. */
    @Test
    void theCommonPkeyIsTheFirstInTheOrderOfSwappedValues() {
        for (int round = 0; round < ROUNDS; round++) {
            List<Integer> one = someKeys();
            List<Integer> other = someKeys();
            int common = PkeyTables.of(List.of(one, other), false).common(0, 1);
            int first = shared(one, other).stream()
                    .min(Comparator.comparingInt(RandomPkeyTablesTest::swapped))
                    .orElse(0);

            assertEquals(first, common & BASE, about(round, one, other));
            assertEquals(first != 0 && one.contains(first | FULL), (common & FULL) != 0, about(round, one, other));
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void eachKeyIsListedOnceInTheOrderOfSwappedValues(boolean bothKinds) {
        for (int round = 0; round < ROUNDS; round++) {
            List<Integer> one = someKeys();
            PkeyTables tables = PkeyTables.of(List.of(one), bothKinds);
            Set<Integer> expected =
                    new TreeSet<>(Comparator.comparingInt(key -> bothKinds ? swapped(key) : swapped(key & BASE)));
            one.stream().sorted(Comparator.reverseOrder()).forEach(expected::add);

            assertEquals(List.copyOf(expected), tables.keys(0), about(round, one, List.of()));
            assertEquals(expected.size(), tables.size(0));
            assertEquals(
                    tables.keys(0),
                    IntStream.range(0, tables.size(0))
                            .mapToObj(place -> tables.key(0, place))
                            .toList());
        }
    }

    private List<Integer> someKeys() {
        return IntStream.range(0, random.nextInt(5))
                .mapToObj(i -> PARTITIONS[random.nextInt(PARTITIONS.length)] | (random.nextBoolean() ? FULL : 0))
                .toList();
    }

    private static Set<Integer> shared(List<Integer> one, List<Integer> other) {
        Set<Integer> shared = new TreeSet<>();
        for (int mine : one) {
            for (int theirs : other) {
                if ((mine & BASE) == (theirs & BASE) && ((mine | theirs) & FULL) != 0) {
                    shared.add(mine & BASE);
                }
            }
        }
        return shared;
    }

    private static int swapped(int pkey) {
        return (pkey & 0xff) << 8 | pkey >> 8;
    }

    private static String about(int round, List<Integer> one, List<Integer> other) {
        return "seed " + SEED + ", round " + round + ": " + one + ", " + other;
    }
}
