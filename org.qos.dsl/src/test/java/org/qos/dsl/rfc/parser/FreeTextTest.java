package org.qos.dsl.rfc.parser;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Free text and its entities. */
class FreeTextTest {

    @Test
    void entitiesStandForCharacters() {
        assertEquals("a & b < c > \"d\" 'e'", FreeText.decode("a &amp; b &lt; c &gt; &quot;d&quot; &apos;e&apos;"));
        assertEquals("\u00e4\u20ac\ud83d\ude00", FreeText.decode("&#228;&#x20ac;&#x1F600;"));
    }

    @Test
    void outerSpacesAreDroppedAndInnerOnesCount() {
        assertEquals("a  b", FreeText.decode("\n a  b\t"));
    }

    @Test
    void decodingIsDoneOnce() {
        assertEquals("&lt;", FreeText.decode("&amp;lt;"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "a > b", "&amp;", "&#65;", "100%", "$1 \\ 2", ""})
    void goodTextHasNoError(String text) {
        assertTrue(FreeText.errorIn(text).isEmpty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"a & b", "&amp", "&nbsp;", "&#0;", "&#x110000;", "a < b", "&amp; &", "&#;"})
    void whatIsNotAnEntityIsAnError(String text) {
        assertEquals(
                "unescaped-character",
                FreeText.errorIn(text).orElseThrow().code().code());
    }

    @ParameterizedTest
    @ValueSource(strings = {"&#0;", "&#x1;", "&#31;", "&#xD800;", "&#xFFFE;", "&#x110000;", "&#99999999;"})
    void aReferenceToACharacterThatXmlForbidsIsNamed(String reference) {
        var error = FreeText.errorIn("a & b".replace("&", reference)).orElseThrow();
        assertEquals(
                "'" + reference + "' is the number of a character that XML does not allow; remove it, or write &amp;"
                        + reference.substring(1) + " for these characters",
                error.message());
        assertEquals(List.of(), error.fix());
        assertEquals(reference, FreeText.decode(reference));
    }

    @ParameterizedTest
    @ValueSource(strings = {"plain", "R&D, west", "a < b > c", "&lt;", "\ud83d\ude00"})
    void whatIsWrittenReadsBackAsTheSame(String text) {
        String written = FreeText.encode(text);
        assertTrue(FreeText.errorIn(written).isEmpty());
        assertTrue(written.indexOf(',') < 0);
        assertEquals(text, FreeText.decode(written));
    }
}
