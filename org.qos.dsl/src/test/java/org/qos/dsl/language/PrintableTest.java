package org.qos.dsl.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintableTest {

    @ParameterizedTest(name = "{2}")
    @CsvSource({
        "0000, \\x00, NUL",
        "0009, \\x09, a tab",
        "000A, \\x0a, a line feed",
        "000D, \\x0d, a carriage return",
        "001B, \\x1b, the beginning of an escape sequence",
        "007F, \\x7f, DEL",
        "009B, \\x9b, the C1 control that begins a sequence",
        "00A0, \\xa0, the no-break space",
        "200B, \\u200b, the zero-width space",
        "FEFF, \\ufeff, the byte order mark",
        "061C, \\u061c, the Arabic letter mark",
        "200E, \\u200e, the left-to-right mark",
        "2028, \\u2028, the line separator",
        "202E, \\u202e, the right-to-left override",
        "2066, \\u2066, the left-to-right isolate",
        "2069, \\u2069, the end of an isolate"
    })
    void isEscaped(String hexadecimal, String escape, String what) {
        String text = Character.toString(Integer.parseInt(hexadecimal, 16));
        assertEquals("a" + escape + "b", Printable.of("a" + text + "b"), what);
        assertEquals("a" + escape + "b", Printable.field("a" + text + "b"), what);
    }

    @ParameterizedTest(name = "{0}")
    @CsvSource({"n1 HCA-1", "計算", "é", "e\u0301", "\uD83D\uDE00", "a\\x1bb", "100 %"})
    void whatCanBePrintedStays(String text) {
        assertEquals(text, Printable.of(text));
    }

    @Test
    void aFieldCanBeReadBack() {
        assertEquals("a\\\\x09b", Printable.field("a\\x09b"));
        assertEquals("a\\x09b", Printable.field("a\tb"));
    }

    @Test
    void severalLinesKeepTheirLineFeedsAndTabs() {
        assertEquals("\ta\\x0d\nb\\x1b", Printable.lines("\ta\r\nb\u001b"));
    }
}
