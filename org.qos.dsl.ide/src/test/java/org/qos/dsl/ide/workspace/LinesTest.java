package org.qos.dsl.ide.workspace;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.eclipse.lsp4j.Position;
import org.junit.jupiter.api.Test;

/** Conversion between offsets and positions. */
class LinesTest {

    @Test
    void linesEndInAllThreeWays() {
        Lines lines = new Lines("a\r\nb\rc\nd");

        assertEquals(4, lines.count());
        assertEquals(new Position(2, 0), lines.position(5));
        assertEquals(5, lines.offset(new Position(2, 0)));
    }

    @Test
    void thereIsNoPositionInALineEnd() {
        assertEquals(new Position(0, 1), new Lines("a\r\nb").position(2));
    }

    @Test
    void bothCountUtf16Units() {
        assertEquals(new Position(0, 2), new Lines("\uD83D\uDE00x").position(2));
    }

    @Test
    void positionsAfterALineOrTheTextAreItsEnd() {
        Lines lines = new Lines("ab\nc");

        assertEquals(2, lines.offset(new Position(0, 9)));
        assertEquals(4, lines.offset(new Position(9, 0)));
    }
}
