package org.qos.analysis.decision;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class ClassSetTest {

    private static final long SEED = 1122;

    private final Random random = new Random(SEED);

    @Test
    void setsAgreeWithBits() {
        for (int round = 0; round < 5_000; round++) {
            BitSet one = bits();
            BitSet other = bits();
            ClassSet first = ClassSet.of(one);
            ClassSet second = ClassSet.of(other);
            String about = "seed " + SEED + ", round " + round + ": " + one + ", " + other;
            assertEquals(one.stream().boxed().toList(), first.stream().boxed().toList(), about);
            assertEquals(one.cardinality(), first.size(), about);
            assertEquals(one.isEmpty(), first.isEmpty(), about);
            assertEquals(one.intersects(other), first.intersects(second), about);
            assertEquals(ClassSet.of(and(one, other)), first.and(second), about);
            assertEquals(ClassSet.of(minus(one, other)), first.minus(second), about);
            assertEquals(minus(other, one).isEmpty(), first.containsAll(second), about);
            for (int number = 0; number < 20; number++) {
                assertEquals(one.get(number), first.contains(number), about);
            }
        }
    }

    @Test
    void anEmptySetHasNoFirstClass() {
        assertThrows(IllegalStateException.class, ClassSet.EMPTY::first);
        assertEquals(ClassSet.EMPTY, ClassSet.range(3, 3));
        assertEquals(7, ClassSet.range(7, 9).first());
    }

    private BitSet bits() {
        BitSet bits = new BitSet();
        int density = 1 + random.nextInt(5);
        for (int number = 0; number < 18; number++) {
            bits.set(number, random.nextInt(density) == 0);
        }
        return bits;
    }

    private static BitSet and(BitSet one, BitSet other) {
        BitSet both = (BitSet) one.clone();
        both.and(other);
        return both;
    }

    private static BitSet minus(BitSet one, BitSet other) {
        BitSet rest = (BitSet) one.clone();
        rest.andNot(other);
        return rest;
    }
}
