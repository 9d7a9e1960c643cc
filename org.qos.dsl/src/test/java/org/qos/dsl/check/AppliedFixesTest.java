package org.qos.dsl.check;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.language.SourceRange;

/** Which of several fixes are applied in one round, and to what text they lead. */
class AppliedFixesTest {

    /** Fixes as {@code offset+length:text}, several edits of one joined by {@code &}; a question mark makes a suggestion. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    0+1:x                    | x123456789
                    9+1:                     | 012345678
                    10+0:x                   | 0123456789x
                    5+0:x                    | 01234x56789
                    5+2:x 1+2:y              | 0y34x789
                    1+2:y 3+2:x              | 0y3456789
                    1+2:y 4+2:x              | 0y3x6789
                    4+2:x 1+2:y              | 0y3x6789
                    1+5:a 2+1:b 7+1:c        | 0a6c89
                    2+1:b 1+5:a              | 01b3456789
                    5+0:x 5+0:y              | 01234x56789
                    1+1:a&8+1:b              | 0a234567b9
                    1+1:a&8+1:b 4+1:c        | 0a23c567b9
                    1+1:a&8+1:b 8+1:c 4+1:d  | 0a23d567b9
                    8+1:c 1+1:a&8+1:b        | 01234567c9
                    8+1:b&1+1:a              | 0a234567b9
                    1+1:a? 8+1:b             | 01234567b9
                    """)
    void fixesThatDoNotTouchAnEarlierOneAreApplied(String fixes, String text) {
        assertEquals(Optional.of(text), Fixes.apply("0123456789", findings(fixes)));
    }

    @Test
    void suggestionsAloneChangeNothingUntilTheyAreChosen() {
        List<Finding> findings = findings("1+1:a? 3+1:b?");
        assertEquals(Optional.empty(), Fixes.apply("0123456789", findings));
        assertEquals(List.of(), Fixes.applied(findings));
        assertEquals(Optional.of("0a2b456789"), Fixes.apply("0123456789", Fixes.chosen(findings)));
    }

    @Test
    void theFindingsThatAreFixedAreKnownInTheirOrder() {
        List<Finding> findings = findings("5+1:a 5+1:b 1+1:c");
        assertEquals(List.of(findings.get(0), findings.get(2)), Fixes.applied(findings));
        assertEquals(
                List.of(1, 5), Fixes.edits(findings).stream().map(Edit::offset).toList());
    }

    @Test
    void aFindingWithoutAFixStaysAsItIs() {
        Finding without =
                new Finding("a", Severity.INFO, "", new SourceRange(1, 1, 1, 1), Optional.empty(), Optional.empty());
        assertEquals(List.of(without), Fixes.chosen(List.of(without)));
        assertEquals(Optional.empty(), Fixes.apply("text", List.of(without)));
    }

    @Test
    void anEditHasARegion() {
        assertEquals(7, new Edit(3, 4, "x").end());
        assertThrows(IllegalArgumentException.class, () -> new Edit(-1, 0, ""));
        assertThrows(IllegalArgumentException.class, () -> new Edit(0, -1, ""));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\'',
            textBlock =
                    """
                    'a^'           | 'a^'
                    'a~^b~^'       | 'a^b^'
                    'a~b^'         | 'a~b^'
                    'a~~^'         | 'a^'
                    """)
    void carriageReturnsAtLineEndsAreRemoved(String text, String fixed) {
        String written = text.replace('~', '\r').replace('^', '\n');
        Fix fix = Fix.withUnixLines(written);
        Optional<String> expected = Optional.of(fixed.replace('~', '\r').replace('^', '\n'));
        assertEquals(expected, Fixes.apply(written, List.of(finding(fix))).or(() -> Optional.of(written)));
    }

    private static List<Finding> findings(String fixes) {
        return Arrays.stream(fixes.split(" ")).map(AppliedFixesTest::finding).toList();
    }

    private static Finding finding(String fix) {
        boolean suggestion = fix.endsWith("?");
        List<Edit> edits = Arrays.stream(fix.replace("?", "").split("&"))
                .map(edit -> edit.split("[+:]", 3))
                .map(parts -> new Edit(Integer.parseInt(parts[0]), Integer.parseInt(parts[1]), parts[2]))
                .toList();
        return finding(new Fix("", edits, !suggestion));
    }

    private static Finding finding(Fix fix) {
        return new Finding("a", Severity.INFO, "", new SourceRange(1, 1, 1, 1), Optional.empty(), Optional.of(fix));
    }
}
