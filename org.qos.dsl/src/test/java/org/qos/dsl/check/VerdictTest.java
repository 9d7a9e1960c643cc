package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What OpenSM does with a file, put together from what it does with its parts. */
class VerdictTest {

    @ParameterizedTest(name = "{0} and {1} is {2}")
    @CsvSource({
        "ACCEPTS, ACCEPTS, ACCEPTS",
        "ACCEPTS, DEPENDS, DEPENDS",
        "DEPENDS, REJECTS, REJECTS",
        "REJECTS, HANGS, HANGS",
        "HANGS, CRASHES, CRASHES"
    })
    void theGraverOneCounts(Verdict one, Verdict other, Verdict both) {
        assertEquals(both, one.and(other));
        assertEquals(both, other.and(one));
    }

    @ParameterizedTest(name = "{0}, then {1}, is {2}")
    @CsvSource({
        "ACCEPTS, DEPENDS, DEPENDS",
        "DEPENDS, ACCEPTS, DEPENDS",
        "DEPENDS, REJECTS, REJECTS",
        "DEPENDS, HANGS, DEPENDS",
        "DEPENDS, CRASHES, DEPENDS",
        "REJECTS, HANGS, REJECTS",
        "HANGS, REJECTS, HANGS",
        "HANGS, CRASHES, HANGS",
        "CRASHES, HANGS, CRASHES"
    })
    void theFirstThatEndsTheReadingCounts(Verdict first, Verdict later, Verdict both) {
        assertEquals(both, first.then(later));
    }

    @Test
    void isALowerCaseNameInReports() {
        assertEquals("accepts", Verdict.ACCEPTS.toString());
        assertEquals("error", Severity.ERROR.toString());
    }

    @Test
    void severitiesAreOrdered() {
        assertTrue(Severity.ERROR.atLeast(Severity.WARNING));
        assertTrue(Severity.WARNING.atLeast(Severity.WARNING));
        assertFalse(Severity.INFO.atLeast(Severity.WARNING));
    }
}
