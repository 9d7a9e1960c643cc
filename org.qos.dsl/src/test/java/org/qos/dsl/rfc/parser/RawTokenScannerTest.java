package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The pieces of a text, as {@code KIND:text}, with {@code !code} where its form is wrong. */
class RawTokenScannerTest {

    private static List<String> pieces(String text) {
        return RawTokenScanner.of(text).stream()
                .map(piece -> piece.kind() + ":" + text.substring(piece.start(), piece.end())
                        + piece.error().map(error -> "!" + error.code().code()).orElse(""))
                .toList();
    }

    @Test
    void tagsCommentsAndTextAreTakenApart() {
        assertEquals(
                List.of(
                        "COMMENT:<?xml version=\"1.0\"?>",
                        "OPENING_TAG:<sl>",
                        "TEXT:3",
                        "CLOSING_TAG:</sl>",
                        "COMMENT:<!-- a\nb -->"),
                pieces("<?xml version=\"1.0\"?>\n<sl> 3 </sl>\t<!-- a\nb -->\n"));
    }

    @Test
    void textMayHoldAnythingThatBeginsNoTag() {
        assertEquals(
                List.of("OPENING_TAG:<use>", "TEXT:a > b, 1 < 2 /", "CLOSING_TAG:</use>"),
                pieces("<use>a > b, 1 < 2 / </use>"));
    }

    @Test
    void spacesAreAllowedBeforeTheEndOfATag() {
        assertEquals(List.of("OPENING_TAG:<sl >", "CLOSING_TAG:</sl\n>"), pieces("<sl ></sl\n>"));
    }

    @ParameterizedTest
    @CsvSource({
        "<sl, OPENING_TAG:<sl!incomplete-tag",
        "</sl, CLOSING_TAG:</sl!incomplete-tag",
        "<, OPENING_TAG:<!incomplete-tag",
        "</, CLOSING_TAG:</!incomplete-tag",
        "<>, OPENING_TAG:<>!incomplete-tag",
        "<sl a='b'>, OPENING_TAG:<sl a='b'>!attribute",
        "<sl/>, REFUSED:<sl/>!self-closing-tag",
        "<sl />, REFUSED:<sl />!self-closing-tag",
        "<!DOCTYPE x>, REFUSED:<!DOCTYPE x>!declaration",
        "<?xml, REFUSED:<?xml!unclosed-prolog"
    })
    void tagsInABadForm(String text, String expected) {
        assertEquals(
                List.of(expected),
                pieces(text.replace('\'', '"')).stream()
                        .map(piece -> piece.replace('"', '\''))
                        .toList());
    }

    @Test
    void aCommentWithAMisspeltOpenerEndsWhereCommentsEnd() {
        assertEquals(
                List.of("REFUSED:<!\u2014-!comment-opener", "COMMENT: one\n two -->", "OPENING_TAG:<sl>"),
                pieces("<!\u2014- one\n two --><sl>"));
    }

    @Test
    void aCommentThatIsNotClosedEndsBeforeTheNextLineWithATag() {
        assertEquals(
                List.of("REFUSED:<!--!unclosed-comment", "COMMENT: one\ntwo", "OPENING_TAG:<sl>", "COMMENT:<!-- x -->"),
                pieces("<!-- one\ntwo\n  <sl>\n<!-- x -->"));
        assertEquals(List.of("REFUSED:<!--!unclosed-comment", "COMMENT: to the end"), pieces("<!-- to the end"));
    }
}
