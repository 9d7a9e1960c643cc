package org.qos.dsl.scanner;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The line that an offset is in; a slash stands for a line feed. */
class TextLineTest {

    @ParameterizedTest(name = "{0} at {1}")
    @CsvSource({
        "ab,        1, a,  b",
        "'ab/cd/e', 0, '', ab",
        "'ab/cd/e', 2, ab, ''",
        "'ab/cd/e', 3, '', cd",
        "'ab/cd/e', 4, c,  d",
        "'ab/cd/e', 7, e,  ''",
        "'ab/',     3, '', ''",
        "'//',      1, '', ''",
        "'',        0, '', ''"
    })
    void hasAPartBeforeAndAfterIt(String written, int offset, String before, String after) {
        String text = written.replace('/', '\n');

        assertEquals(before, TextLine.before(text, offset));
        assertEquals(after, TextLine.after(text, offset));
        assertEquals(offset - before.length(), TextLine.start(text, offset));
        assertEquals(offset + after.length(), TextLine.end(text, offset));
    }
}
