package org.qos.cli.report;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;

class ExcerptTest {

    @Test
    void whatIsWrongIsUnderlined() {
        assertExcerpt("  sl: 17", 7, 9, "  sl: 17", "      ^^");
    }

    @Test
    void aPlaceBetweenCharactersHasOneMark() {
        assertExcerpt("sl:", 4, 4, "sl:", "   ^");
    }

    @Test
    void tabsGoToTheNextTabStop() {
        assertExcerpt("\tsl:\t17", 6, 8, "        sl:     17", "                ^^");
    }

    @Test
    void wideCharactersTakeTwoColumns() {
        assertExcerpt("計算 nodes", 4, 9, "計算 nodes", "     ^^^^^");
        assertExcerpt("計算 nodes", 1, 3, "計算 nodes", "^^^^");
    }

    @Test
    void combiningMarksTakeNoColumn() {
        assertExcerpt("e\u0301a 1", 4, 5, "e\u0301a 1", "  ^");
    }

    @Test
    void charactersOfTwoUnitsStayWhole() {
        assertExcerpt("\uD83D\uDE00 x", 2, 3, "\uD83D\uDE00 x", "^^");
    }

    @Test
    void controlCharactersCannotReachTheTerminal() {
        assertExcerpt("a\u001b[31m b", 8, 9, "a\\x1b[31m b", "          ^");
    }

    @Test
    void ofSeveralLinesTheFirstIsUnderlined() {
        Excerpt excerpt = Excerpt.of("  name: a   ", finding(9, 2, 4));
        assertEquals("  name: a", excerpt.source());
        assertEquals("        ^", excerpt.indent() + excerpt.mark());
    }

    @Test
    void aLongLineIsCutAroundTheFinding() {
        String line = "x".repeat(5_000) + "17" + "y".repeat(5_000);
        Excerpt excerpt = Excerpt.of(line, finding(5_001, 1, 5_003));
        int at = excerpt.indent().length();
        assertEquals("17", excerpt.source().substring(at, at + excerpt.mark().length()));
        assertTrue(excerpt.source().startsWith("...x") && excerpt.source().endsWith("y..."), excerpt.source());
        assertTrue(excerpt.source().length() < 200, excerpt.source());
    }

    @Test
    void aPlaceAfterTheLineIsItsEnd() {
        assertExcerpt("sl: 1", 40, 50, "sl: 1", "     ^");
    }

    private static void assertExcerpt(String line, int column, int endColumn, String source, String underline) {
        Excerpt excerpt = Excerpt.of(line, finding(column, 1, endColumn));
        assertEquals(source, excerpt.source());
        assertEquals(underline, excerpt.indent() + excerpt.mark());
    }

    private static Finding finding(int column, int endLine, int endColumn) {
        return new Finding("code", Severity.ERROR, "message", 1, column, endLine, endColumn, Optional.empty());
    }
}
