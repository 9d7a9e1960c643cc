package org.qos.dsl.scoping;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** What somebody may have intended. */
class NameSuggestionsTest {
    private static final List<String> KNOWN = List.of("Storage", "Compute", "sl", "qos-level");

    @Test
    void aThirdOfTheLettersMayBeWrong() {
        assertEquals(Optional.of("Storage"), NameSuggestions.TOLERANT.closest("Stroage", KNOWN));
        assertEquals(Optional.of("Storage"), NameSuggestions.TOLERANT.closest("Storges", KNOWN));
        assertEquals(Optional.empty(), NameSuggestions.TOLERANT.closest("Stxxxge", KNOWN));
        assertEquals(Optional.empty(), NameSuggestions.TOLERANT.closest("tl", KNOWN));
    }

    @Test
    void caseDoesNotCount() {
        assertEquals(Optional.of("sl"), NameSuggestions.TOLERANT.closest("SL", KNOWN));
        assertEquals(Optional.of("Compute"), NameSuggestions.TOLERANT.closest("COMPUTR", KNOWN));
    }

    @Test
    void theNearestIsSuggested() {
        assertEquals(
                Optional.of("level2"),
                NameSuggestions.TOLERANT.closest("level2x", List.of("level12", "level2", "levels")));
    }

    @Test
    void lettersAddedMissingChangedAndSwappedCountOneEach() {
        assertEquals(0, NameSuggestions.distance("rate", "rate", 9));
        assertEquals(1, NameSuggestions.distance("rate", "rates", 9));
        assertEquals(1, NameSuggestions.distance("rate", "rat", 9));
        assertEquals(1, NameSuggestions.distance("rate", "race", 9));
        assertEquals(1, NameSuggestions.distance("rate", "rtae", 9));
        assertEquals(4, NameSuggestions.distance("rate", "", 9));
    }

    @Test
    void veryLongNamesAreNotCompared() {
        assertEquals(
                Optional.empty(), NameSuggestions.TOLERANT.closest("x".repeat(100_000), List.of("x".repeat(100_001))));
    }

    @Test
    void aStrictSuggestionHasOneTypoInFourLetters() {
        assertEquals(Optional.of("sl"), NameSuggestions.STRICT.closest("tl", KNOWN));
        assertEquals(Optional.of("Storage"), NameSuggestions.STRICT.closest("Stroage", KNOWN));
        assertEquals(Optional.empty(), NameSuggestions.STRICT.closest("Srtoaeg", KNOWN));
    }

    @Test
    void severalSuggestionsAreTheClosestFirstAndNotTheNameItself() {
        List<String> known = List.of("levels", "Level", "level", "lever");
        assertEquals(List.of("Level", "levels"), NameSuggestions.STRICT.closest("level", known, 2));
    }

    @Test
    void theOnlySuggestionIsNotOneOfSeveralAndHasTheSameDigits() {
        assertEquals(Optional.of("Storage"), NameSuggestions.TOLERANT.only("storag", List.of("Storage", "Compute")));
        assertEquals(Optional.empty(), NameSuggestions.TOLERANT.only("storag", List.of("Storage", "Storages")));
        assertEquals(Optional.empty(), NameSuggestions.TOLERANT.only("level1", List.of("level2")));
    }
}
