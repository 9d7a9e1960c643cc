package org.qos.dsl.format;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.scanner.ScannedToken;

/** A layout as the changes of the whitespace between the pieces of a text. */
class LayoutEditsTest {

    /** The pieces of a text are its letters. */
    private static TokenizedText letters(String text) {
        List<ScannedToken> pieces = new ArrayList<>();
        for (int i = 0; i < text.length(); i++) {
            if (Character.isLetter(text.charAt(i))) {
                pieces.add(new ScannedToken("letter", i, i + 1));
            }
        }
        return new TokenizedText(text, pieces);
    }

    @Test
    void onlyGapsThatDifferAreChanged() {
        Layout layout = new Layout(letters(" a b\n\nc"), List.of("", " ", "\n"), "\n");
        assertEquals(
                List.of(new WhitespaceEdit(0, 1, ""), new WhitespaceEdit(4, 6, "\n"), new WhitespaceEdit(7, 7, "\n")),
                layout.edits());
        assertEquals("a b\nc\n", layout.apply());
    }

    @Test
    void aTextInItsLayoutHasNoEdits() {
        Layout layout = new Layout(letters("a b\n"), List.of("", " "), "\n");
        assertEquals(List.of(), layout.edits());
        assertEquals("a b\n", layout.apply());
    }

    @Test
    void lineFeedsBecomeTheLineEndsOfTheText() {
        Layout layout = new Layout(letters("a\nb\r\n"), List.of("", "\n\n  "), "\r\n");
        assertEquals("a\r\n\r\n  b\r\n", layout.apply());
        assertEquals(List.of(new WhitespaceEdit(1, 2, "\r\n\r\n  ")), layout.edits());
    }

    @ParameterizedTest
    @CsvSource(quoteCharacter = '"', textBlock = """
            ""
            " "
            "\t"
            """)
    void aTextWithoutPiecesBecomesEmpty(String text) {
        assertEquals("", new Layout(letters(text), List.of(), "\n").apply());
    }

    @Test
    void layoutsOfTheSamePiecesReadTheSame() {
        Layout layout = new Layout(letters("a b"), List.of("", " "), "\n");
        assertTrue(layout.hasPiecesOf(new Layout(letters("ab\n"), List.of("", ""), "\n")));
        assertFalse(layout.hasPiecesOf(new Layout(letters("a c"), List.of("", " "), "\n")));
        assertFalse(layout.hasPiecesOf(new Layout(letters("a"), List.of(""), "\n")));
        TokenizedText otherKind =
                new TokenizedText("a b", List.of(new ScannedToken("letter", 0, 1), new ScannedToken("number", 2, 3)));
        assertFalse(layout.hasPiecesOf(new Layout(otherKind, List.of("", " "), "\n")));
    }

    @ParameterizedTest(name = "\"{0}\"")
    @CsvSource(
            quoteCharacter = '"',
            value = {
                "\"a b\", false, false",
                "ab, false, true",
                "a/b, true, false",
                "a/ b, true, false",
                "a / b, true, false"
            })
    void aPieceStartsALineAfterALineFeed(String text, boolean startsLine, boolean touches) {
        TokenizedText written = letters(text.replace('/', '\n'));
        assertTrue(written.startsLine(0));
        assertEquals(startsLine, written.startsLine(1));
        assertEquals(touches, written.touches(1));
    }

    @ParameterizedTest(name = "\"{0}\" to \"{1}\"")
    @CsvSource(
            quoteCharacter = '"',
            value = {"ab, /--", "a/b, /--", "a//b, //--", "a///b, //--", "\"a/ /b\", //--"})
    void oneEmptyLineIsKept(String text, String lineBreak) {
        TokenizedText written = letters(text.replace('/', '\n'));
        assertEquals(lineBreak.replace('/', '\n'), written.lineBreak(1, "--"));
        assertEquals("--", written.lineBreak(0, "--"));
    }

    @Test
    void whitespaceAtTheEndOfACommentIsNotPartOfIt() {
        String text = "a # b \t";
        List<ScannedToken> tokens = List.of(
                new ScannedToken("word", 0, 1),
                new ScannedToken(ScannedToken.WS, 1, 2),
                new ScannedToken(ScannedToken.COMMENT, 2, 7));
        TokenizedText read = ScannedText.of(text, tokens, c -> c == ' ' || c == '\t');
        assertEquals(List.of("a", "# b"), List.of(read.tokenText(0), read.tokenText(1)));
        assertEquals(2, read.size());
        assertEquals("# b ", ScannedText.of(text, tokens, c -> c == '\t').tokenText(1));
    }

    @ParameterizedTest
    @CsvSource(
            quoteCharacter = '"',
            textBlock =
                    """
                    "",          -1
                    abcd,        -1
                    abcd/efgh/,  -1
                    abcde,       4
                    a/bcdef,     6
                    abcde/fghij, 4
                    """)
    void theFirstLineThatIsReadInPartsIsAnObstacle(String text, int offset) {
        Optional<Integer> found =
                ScannedText.tooLongLine(text.replace('/', '\n'), 4).map(Obstacle::offset);
        assertEquals(offset < 0 ? Optional.empty() : Optional.of(offset), found);
    }

    @ParameterizedTest
    @CsvSource({"0, 1", "1, 1", "2, 2", "3, 3", "5, 3"})
    void linesOfOffsetsCountLineFeeds(int offset, int line) {
        assertEquals(line, new Formatted("a\n\nbc", "", Optional.empty()).line(offset));
    }
}
