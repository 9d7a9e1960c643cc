package org.qos.runtime.match.compiled;

import static org.junit.jupiter.api.Assertions.assertArrayEquals;
import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The bit vectors of rules: the words of each block by its summary, read back bit by bit. */
class VectorWriterTest {

    private static final long SEED = 20_061_130L;
    private static final NumberLists NO_GROUPS = new NumberLists(new int[0], new int[0]);

    @Test
    void aVectorWithoutRulesIsItsHeaderAlone() {
        VectorStore store = new VectorStore();
        assertEquals(0, store.add(new int[0], 0, 1));
        assertArrayEquals(new long[] {0, 0}, store.toArray());
        assertEquals(2, store.add(new int[0], 0, 3));
        assertEquals(8, store.size());
    }

    @Test
    void wordsWithoutRulesAreNotStored() {
        VectorStore store = new VectorStore();
        store.add(new int[] {0, 63, 128, 4095}, 4, 1);
        long summary = 1L | 1L << 2 | 1L << 63;
        assertArrayEquals(new long[] {summary, 2, 1L | 1L << 63, 1, 1L << 63}, store.toArray());
    }

    @Test
    void onlyAsManyPlacesAsCountedAreRead() {
        VectorStore store = new VectorStore();
        store.add(new int[] {1, 2, 3}, 2, 1);
        assertArrayEquals(new long[] {1, 2, 6}, store.toArray());
    }

    @Test
    void aStoreThatWasCutIsFilledWithZerosAgain() {
        VectorStore store = new VectorStore();
        int kept = store.add(new int[] {5}, 1, 1);
        int size = store.size();
        store.add(IntStream.range(0, 64).toArray(), 64, 1);
        store.truncate(size);
        int begin = store.add(new int[] {70}, 1, 1);
        assertEquals(size, begin);
        assertEquals(bits(5), read(store.toArray(), kept, 1));
        assertEquals(bits(70), read(store.toArray(), begin, 1));
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 5})
    void whatIsAddedIsReadBack(int blocks) {
        Random random = new Random(SEED + blocks);
        VectorStore store = new VectorStore();
        List<BitSet> vectors = new ArrayList<>();
        List<Integer> begins = new ArrayList<>();
        for (int n = 0; n < 60; n++) {
            BitSet rules = new BitSet();
            for (int i = random.nextInt(100); i > 0; i--) {
                rules.set(random.nextInt(blocks * Shapes.BLOCK));
            }
            vectors.add(rules);
            begins.add(store.add(rules.stream().toArray(), rules.cardinality(), blocks));
        }
        long[] longs = store.toArray();
        for (int n = 0; n < vectors.size(); n++) {
            assertEquals(vectors.get(n), read(longs, begins.get(n), blocks), "seed " + (SEED + blocks) + ", " + n);
        }
    }

    /** Rules 0 and 2 state the Service-ID, rule 1 the P_Key, rule 3 nothing. */
    @Test
    void aClassHasTheRulesThatNameItAndThoseThatDoNotStateTheCriterion() {
        Shapes shapes = shapes(Criterion.SERVICE_ID, Criterion.PKEY, Criterion.SERVICE_ID, null);
        VectorWriter writer = new VectorWriter(shapes);
        ClassVectors vectors = writer.write(Criterion.SERVICE_ID, List.of(numbers(), numbers(2), numbers(0, 2)));
        assertEquals(List.of("[1, 3]", "[1, 2, 3]", "[0, 1, 2, 3]"), rules(shapes, vectors, writer.longs(), 3));
    }

    @Test
    void withoutACriterionThereIsOneClassWithEveryRule() {
        Shapes shapes = shapes(Criterion.SOURCE, null, Criterion.SOURCE);
        VectorWriter writer = new VectorWriter(shapes);
        ClassVectors vectors = writer.writeNothing();
        assertEquals(List.of("[0, 1, 2]"), rules(shapes, vectors, writer.longs(), 1));
        assertEquals(0b11, vectors.shapes()[0]);
    }

    @Test
    void ofAllSixtyFourShapesEachHasItsBit() {
        byte[] stated = new byte[64];
        for (int shape = 0; shape < 64; shape++) {
            stated[shape] = (byte) shape;
        }
        Shapes shapes = Shapes.of(new RuleTable(stated, new int[64], NO_GROUPS, NO_GROUPS));
        assertEquals(-1L, new VectorWriter(shapes).writeNothing().shapes()[0]);
    }

    @Test
    void nothingIsWrittenWhereMoreLongsAreNeededThanAllowed() {
        Shapes shapes = shapes(Criterion.SOURCE, Criterion.SOURCE);
        List<NumberSet> classes = List.of(numbers(), numbers(0), numbers(1), numbers(0, 1));
        VectorWriter writer = new VectorWriter(shapes);
        long[] before = writer.longs();
        int needed = (int) IntStream.range(0, 100)
                .filter(allowed -> new VectorWriter(shapes)
                        .write(Criterion.SOURCE, classes, allowed)
                        .isEmpty())
                .count();
        assertEquals(Optional.empty(), writer.write(Criterion.SOURCE, classes, needed - 1));
        assertArrayEquals(before, writer.longs());
        assertTrue(writer.write(Criterion.SOURCE, classes, needed).isPresent());
        assertEquals(3 * 3, writer.longs().length - before.length, "a header and a word for each class with rules");
        assertEquals(11, needed, "the vectors and half a long for each place where one begins");
    }

    @Test
    void theSizeCountsBothArrays() {
        assertEquals(3 * 8 + 3 * 5 * 4, ClassVectors.ofSize(3, 5).bytes());
    }

    private static Shapes shapes(Criterion... ofRules) {
        byte[] stated = new byte[ofRules.length];
        for (int rule = 0; rule < stated.length; rule++) {
            stated[rule] = (byte) (ofRules[rule] == null ? 0 : ofRules[rule].bit());
        }
        return Shapes.of(new RuleTable(stated, new int[stated.length], NO_GROUPS, NO_GROUPS));
    }

    private static NumberSet numbers(int... numbers) {
        long[] bits = new long[1];
        for (int number : numbers) {
            bits[0] |= 1L << number;
        }
        return NumberSet.of(bits);
    }

    private static List<String> rules(Shapes shapes, ClassVectors vectors, long[] longs, int classes) {
        List<String> found = new ArrayList<>();
        for (int number = 0; number < classes; number++) {
            List<Integer> rules = new ArrayList<>();
            for (int shape = 0; shape < shapes.count(); shape++) {
                if ((vectors.shapes()[number] >>> shape & 1) != 0) {
                    int[] ofShape = shapes.rules(shape);
                    int begin = vectors.begins()[shape][number];
                    read(longs, begin, shapes.blocks(shape)).stream().forEach(place -> rules.add(ofShape[place]));
                }
            }
            found.add(rules.stream().sorted().toList().toString());
        }
        return found;
    }

    private static BitSet bits(int place) {
        BitSet bits = new BitSet();
        bits.set(place);
        return bits;
    }

    /** The places of a vector by the description of the store alone. */
    private static BitSet read(long[] longs, int begin, int blocks) {
        BitSet places = new BitSet();
        for (int block = 0; block < blocks; block++) {
            int next = (int) longs[begin + 2 * block + 1];
            for (int word = 0; word < 64; word++) {
                if ((longs[begin + 2 * block] >>> word & 1) != 0) {
                    long bits = longs[next++];
                    for (int bit = 0; bit < 64; bit++) {
                        places.set(block * 4096 + word * 64 + bit, (bits >>> bit & 1) != 0);
                    }
                }
            }
        }
        return places;
    }
}
