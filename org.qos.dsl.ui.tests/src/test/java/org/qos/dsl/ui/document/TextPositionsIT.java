package org.qos.dsl.ui.document;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.Document;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.junit.jupiter.api.Test;

/** LSP positions and Eclipse offsets. */
class TextPositionsIT {

    private final Document document = new Document("ab\r\n\u00fc\ud83d\udd27c\n");

    @Test
    void everyOffsetIsConvertedBack() throws Exception {
        assertEquals(new Position(0, 2), TextPositions.position(document, 2));
        assertEquals(new Position(1, 0), TextPositions.position(document, 4));
        assertEquals(new Position(1, 3), TextPositions.position(document, 7));
        assertEquals(new Position(2, 0), TextPositions.position(document, 9));
        assertEquals(7, TextPositions.offset(document, new Position(1, 3)));
        assertEquals(9, TextPositions.offset(document, new Position(2, 0)));
    }

    @Test
    void aRangeIsARegion() throws Exception {
        Range range = new Range(new Position(0, 1), new Position(1, 1));
        assertEquals(range, TextPositions.range(document, 1, 4));
        assertEquals(new Region(1, 4), TextPositions.region(document, range));
    }

    @Test
    void aCharacterAfterTheLineIsItsEnd() throws Exception {
        assertEquals(2, TextPositions.offset(document, new Position(0, 99)));
    }

    @Test
    void aLineOutsideTheDocumentIsAnError() {
        assertThrows(BadLocationException.class, () -> TextPositions.offset(document, new Position(3, 0)));
    }
}
