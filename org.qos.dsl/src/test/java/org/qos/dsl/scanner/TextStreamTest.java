package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertSame;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.io.IOException;
import java.io.Reader;
import java.io.StringReader;
import org.antlr.runtime.CharStream;
import org.eclipse.emf.common.util.WrappedException;
import org.junit.jupiter.api.Test;

/** A text as the parser reads it. */
class TextStreamTest {

    @Test
    void itsPartsAreThoseOfTheText() {
        CharStream text = TextStream.of(new StringReader("sl: 3\n# ü\n"));
        assertEquals(10, text.size());
        assertEquals("3", text.substring(4, 4));
        assertEquals("# ü\n", text.substring(6, 9));
        assertEquals('s', text.LA(1));
        text.seek(4);
        assertEquals('3', text.LA(1));
        assertEquals(' ', text.LA(-1));
        assertEquals(CharStream.EOF, text.LA(7));
        assertEquals(CharStream.EOF, text.LA(-5));
    }

    @Test
    void theWholeTextIsNotCopied() {
        CharStream text = TextStream.of(new StringReader("x".repeat(100_000)));
        assertSame(text.toString(), text.substring(0, text.size() - 1));
    }

    @Test
    void aReaderThatFailsIsReported() {
        IOException failure = new IOException("gone");
        Reader failing = new Reader() {
            @Override
            public int read(char[] characters, int from, int length) throws IOException {
                throw failure;
            }

            @Override
            public void close() {}
        };
        assertSame(
                failure,
                assertThrows(WrappedException.class, () -> TextStream.of(failing))
                        .getCause());
    }
}
