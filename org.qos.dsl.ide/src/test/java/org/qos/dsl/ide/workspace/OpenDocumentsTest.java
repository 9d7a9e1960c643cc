package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.qos.dsl.rfc.RfcLanguage;

class OpenDocumentsTest {

    private static final String ESCAPED = "file:///none/a%2Eqos";
    private static final String PLAIN = "file:///none/a.qos";

    private final OpenDocuments open = new OpenDocuments();

    private static Document document(String uri, String text) {
        return new Document(uri, new RfcLanguage(), 1, text);
    }

    private static Document text(Document document, String text) {
        return new Document(document.uri(), document.language(), document.version() + 1, text);
    }

    private String newest() {
        return open.newest(Document.key(PLAIN)).map(Document::text).orElse("none");
    }

    @Test
    void aDocumentIsFoundByEachFormOfItsUri() {
        open.put(document(ESCAPED, "one"));

        assertEquals("one", open.find(PLAIN).orElseThrow().text());
        assertEquals(
                "two",
                open.change(PLAIN, found -> text(found, "two")).orElseThrow().text());
        assertEquals("two", open.remove(PLAIN).orElseThrow().text());
        assertEquals(List.of(), open.all());
    }

    @Test
    void ofTwoUrisForAFileTheLastChangedDocumentCounts() {
        open.put(document(ESCAPED, "one"));
        open.put(document(PLAIN, "two"));
        assertEquals("two", newest());

        open.change(ESCAPED, found -> text(found, "three"));

        assertEquals("three", newest());
        assertEquals("two", open.find(PLAIN).orElseThrow().text());
        open.remove(ESCAPED);
        assertEquals("two", newest());
    }

    @Test
    void openingADocumentTwiceMakesOneDocument() {
        open.put(document(PLAIN, "one"));
        open.put(document(PLAIN, "two"));

        assertEquals(1, open.all().size());
        open.remove(PLAIN);
        assertEquals("none", newest());
    }

    @Test
    void aDocumentThatIsNotOpenCannotBeChanged() {
        assertEquals(Optional.empty(), open.change(PLAIN, found -> text(found, "x")));
        assertEquals(Optional.empty(), open.remove(PLAIN));
    }
}
