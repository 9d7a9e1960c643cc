package org.qos.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The distance of names against its recursive definition, and the edges of what counts as similar. */
class EditDistanceTest {

    private static final long SEED = 20_070_216L;

    /** Optimal string alignment as it is defined, without a table. */
    private static int defined(String a, String b) {
        if (a.isEmpty() || b.isEmpty()) {
            return a.length() + b.length();
        }
        String shorterA = a.substring(0, a.length() - 1);
        String shorterB = b.substring(0, b.length() - 1);
        boolean same = a.charAt(a.length() - 1) == b.charAt(b.length() - 1);
        int best = Math.min(defined(shorterA, b), defined(a, shorterB)) + 1;
        best = Math.min(best, defined(shorterA, shorterB) + (same ? 0 : 1));
        boolean swapped = a.length() > 1
                && b.length() > 1
                && a.charAt(a.length() - 1) == b.charAt(b.length() - 2)
                && a.charAt(a.length() - 2) == b.charAt(b.length() - 1);
        return swapped
                ? Math.min(best, defined(a.substring(0, a.length() - 2), b.substring(0, b.length() - 2)) + 1)
                : best;
    }

    private static String random(Random random) {
        return random.ints(random.nextInt(7), 'a', 'd')
                .mapToObj(Character::toString)
                .collect(Collectors.joining());
    }

    @Test
    void randomNamesHaveTheDefinedDistance() {
        System.out.println("EditDistanceTest: seed " + SEED);
        Random random = new Random(SEED);
        for (int round = 0; round < 2_000; round++) {
            String a = random(random);
            String b = random(random);
            int expected = defined(a, b);
            assertEquals(expected, NameSuggestions.distance(a, b, 9), a + " " + b);
            assertEquals(expected, NameSuggestions.distance(b, a, 9), a + " " + b);
            int limit = random.nextInt(4);
            int limited = NameSuggestions.distance(a, b, limit);
            assertTrue(expected <= limit ? limited == expected : limited > limit, a + " " + b + " " + limit);
        }
    }

    @ParameterizedTest(name = "{0} for {1}: tolerant {2}, strict {3}")
    @CsvSource({
        "a, b, false, true",
        "ab, ba, false, true",
        "abc, abd, true, true",
        "abcde, abcxx, false, false",
        "abcdef, abcdxx, true, false",
        "abcdefg, abcdexx, true, false",
        "abcdefgh, abcdefxx, true, true",
        "abcdefgh, abcdexxx, false, false",
        "abcdefghi, abcdefxxx, true, false",
        "abcdefghijkl, abcdefghixxx, true, true",
        "'', a, false, true",
        "'', ab, false, false",
        "abc, abcd, true, true",
        "abcd, abcdef, true, false",
        "ABC, abd, true, true"
    })
    void thePortionOfTyposDecides(String name, String known, boolean tolerant, boolean strict) {
        assertEquals(
                tolerant, NameSuggestions.TOLERANT.closest(name, List.of(known)).isPresent());
        assertEquals(
                strict, NameSuggestions.STRICT.closest(name, List.of(known)).isPresent());
    }

    @ParameterizedTest(name = "{0} letters")
    @CsvSource({"79, true", "80, true", "81, false"})
    void namesOfUpTo80LettersAreCompared(int length, boolean compared) {
        String name = "x".repeat(length);
        assertEquals(
                compared, NameSuggestions.STRICT.closest(name, List.of(name)).isPresent());
        assertEquals(
                compared,
                NameSuggestions.STRICT
                        .closest("x".repeat(length - 1), List.of(name))
                        .isPresent());
    }

    @Test
    void ofNamesThatAreEquallySimilarCaseAndThenTheAlphabetDecide() {
        List<String> known = new ArrayList<>(List.of("levels", "Level", "LEVEL", "lever", "level"));
        for (int seed = 0; seed < 5; seed++) {
            Collections.shuffle(known, new Random(seed));
            assertEquals(List.of("level", "lever", "Level", "LEVEL"), NameSuggestions.STRICT.closest("leve", known, 9));
        }
    }

    @Test
    void aNameThatIsKnownTwiceIsOne() {
        assertEquals(Optional.of("Storage"), NameSuggestions.TOLERANT.only("storag", List.of("Storage", "Storage")));
        assertEquals(List.of("Storage"), NameSuggestions.TOLERANT.closest("storag", List.of("Storage", "Storage"), 5));
    }

    @ParameterizedTest(name = "{0} for {1}")
    @CsvSource({"leve12, level12, true", "level1, level12, false", "level21, level12, false", "1evel, level, false"})
    void digitsAreNeverATypo(String name, String known, boolean suggested) {
        assertEquals(
                suggested, NameSuggestions.TOLERANT.only(name, List.of(known)).isPresent());
        assertTrue(NameSuggestions.TOLERANT.closest(name, List.of(known)).isPresent());
    }

    @Test
    void noSuggestionsAreMadeOfNothing() {
        assertEquals(Optional.empty(), NameSuggestions.STRICT.closest("a", List.of()));
        assertEquals(Optional.empty(), NameSuggestions.STRICT.only("a", List.of()));
        assertEquals(List.of(), NameSuggestions.STRICT.closest("level", List.of("levels"), 0));
    }
}
