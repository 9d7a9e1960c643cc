package org.qos.dsl.scanner;

import java.io.IOException;
import java.io.Reader;
import java.io.StringWriter;
import org.antlr.runtime.ANTLRStringStream;
import org.antlr.runtime.CharStream;
import org.eclipse.emf.common.util.WrappedException;

/**
 * A text as the parser reads it. ANTLR's own stream has it as an array of UTF-16 characters with space to grow, up to four times
 * the size of a file of ASCII.
 */
public final class TextStream extends ANTLRStringStream {

    private final String text;

    private TextStream(String text) {
        this.text = text;
        this.n = text.length();
    }

    /**
     * All that a reader has.
     *
     * @throws WrappedException when it cannot be read, as Xtext's parsers do
     */
    public static CharStream of(Reader reader) {
        StringWriter all = new StringWriter();
        try {
            reader.transferTo(all);
        } catch (IOException unreadable) {
            throw new WrappedException(unreadable);
        }
        return new TextStream(all.toString());
    }

    @Override
    public int LA(int ahead) {
        int at = ahead < 0 ? p + ahead : p + ahead - 1;
        return ahead == 0 ? 0 : at < 0 || at >= n ? CharStream.EOF : text.charAt(at);
    }

    /** Lines are not counted: the scanner reads the text as a whole, and tokens have offsets only. */
    @Override
    public void consume() {
        p = Math.min(p + 1, n);
    }

    @Override
    public String substring(int start, int stop) {
        return text.substring(start, stop + 1);
    }

    @Override
    public String toString() {
        return text;
    }
}
