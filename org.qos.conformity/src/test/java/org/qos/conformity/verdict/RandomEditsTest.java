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
    void theSameSeedMakesTheSameTypos() {
        assertEquals(typos(1), typos(1));
        assertNotEquals(typos(1), typos(2));
    }

    @Test
    void eachTypoStartsFromTheOriginal() {
        for (String typo : typos(1)) {
            assertTrue(typo.length() <= 2 * TEXT.length() + 20, typo);
        }
    }

    @Test
    void allKindsOfTyposHappen() {
        List<String> typos = typos(1);
        assertTrue(typos.contains("one\nthree\n"), "a line lost");
        assertTrue(typos.contains("two 2\none\nthree\n"), "lines exchanged");
        assertTrue(typos.contains("one\ntwo 2\ntwo 2\nthree\n"), "a line repeated");
        assertTrue(typos.contains("one\nto 2\nthree\n"), "a character lost");
        assertTrue(typos.contains("one two 2\nthree\n"), "lines joined");
        assertTrue(typos.contains("one\ntwo 0x8001\nthree\n"), "another number");
        assertTrue(typos.contains("one\nthree 2\nthree\n"), "another word");
        assertTrue(typos.contains("one\nTWO 2\nthree\n"), "capitals");
        assertTrue(typos.contains("one\n"), "a block lost");
        assertTrue(typos.contains("one\ntwo"), "the end lost");
    }

    private static List<String> typos(long seed) {
        RandomEdits edits = new RandomEdits(TEXT, seed);
        return Stream.generate(edits::next).limit(3000).toList();
    }
}
