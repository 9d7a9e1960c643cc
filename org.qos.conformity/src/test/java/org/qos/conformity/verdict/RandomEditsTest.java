package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomEditsTest {

    private static final String TEXT = "one\ntwo\nthree\n";

    @Test
    void theSameSeedMakesTheSameSlips() {
        assertEquals(slips(1), slips(1));
        assertNotEquals(slips(1), slips(2));
    }

    @Test
    void eachSlipStartsFromTheOriginal() {
        for (String slip : slips(1)) {
            assertTrue(Math.abs(slip.length() - TEXT.length()) <= "three\n".length(), slip);
        }
    }

    @Test
    void allKindsOfSlipsHappen() {
        List<String> slips = slips(1);
        assertTrue(slips.contains("one\nthree\n"));
        assertTrue(slips.contains("two\none\nthree\n"));
        assertTrue(slips.contains("one\ntwo\ntwo\nthree\n"));
        assertTrue(slips.contains("one\nto\nthree\n"));
    }

    private static List<String> slips(long seed) {
        RandomEdits edits = new RandomEdits(TEXT, seed);
        return Stream.generate(edits::next).limit(500).toList();
    }
}
