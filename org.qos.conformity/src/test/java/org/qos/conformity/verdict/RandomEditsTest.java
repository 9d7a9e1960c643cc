package org.qos.conformity.verdict;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

class RandomEditsTest {

    private static final String TEXT = "one\ntwo 2\nthree\n";

    @Test
    void theSameSeedMakesTheSameSlips() {
        assertEquals(slips(1), slips(1));
        assertNotEquals(slips(1), slips(2));
    }

    @Test
    void eachSlipStartsFromTheOriginal() {
        for (String slip : slips(1)) {
            assertTrue(slip.length() <= 2 * TEXT.length() + 20, slip);
        }
    }

    @Test
    void allKindsOfSlipsHappen() {
        List<String> slips = slips(1);
        assertTrue(slips.contains("one\nthree\n"), "a line lost");
        assertTrue(slips.contains("two 2\none\nthree\n"), "lines exchanged");
        assertTrue(slips.contains("one\ntwo 2\ntwo 2\nthree\n"), "a line repeated");
        assertTrue(slips.contains("one\nto 2\nthree\n"), "a character lost");
        assertTrue(slips.contains("one two 2\nthree\n"), "lines joined");
        assertTrue(slips.contains("one\ntwo 0x8001\nthree\n"), "another number");
        assertTrue(slips.contains("one\nthree 2\nthree\n"), "another word");
        assertTrue(slips.contains("one\nTWO 2\nthree\n"), "capitals");
        assertTrue(slips.contains("one\n"), "a block lost");
        assertTrue(slips.contains("one\ntwo"), "the end lost");
    }

    private static List<String> slips(long seed) {
        RandomEdits edits = new RandomEdits(TEXT, seed);
        return Stream.generate(edits::next).limit(3000).toList();
    }
}
