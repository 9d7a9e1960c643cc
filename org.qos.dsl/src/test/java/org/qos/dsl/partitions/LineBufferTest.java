package org.qos.dsl.partitions;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.scanner.ScannedToken;

/** What earlier lines leave in OpenSM's buffer, and which tokens that gives. */
class LineBufferTest {

    private static LineBuffer after(String... lines) {
        LineBuffer buffer = new LineBuffer();
        for (String line : lines) {
            buffer.read(line, 0, line.length());
        }
        return buffer;
    }

    @ParameterizedTest(name = "{0} and then {1}")
    @CsvSource({
        "'', abc, true",
        "ab, abc, true",
        "abc, abc, true",
        "abcd, abc, true",
        "abcde, abc, false",
        "'abcd ', abc, true",
        "'abcd  \t\n', abc, true",
        "'abcd  x', abc, false",
        "'abcd\rx', abc, false",
        "ééé, abc, false",
        "éé, abc, true"
    })
    void aLongerLineBeforeLeavesItsEnd(String earlier, String line, boolean empty) {
        assertEquals(empty, after(earlier, line).isEmptyAfterTheEnd());
    }

    @Test
    void anEndedTokenIsWhereTheRestStops() {
        String earlier = "abcd x";
        LineBuffer buffer = new LineBuffer();
        buffer.read(earlier, 0, earlier.length());
        buffer.end(4);
        buffer.read("abc", 0, 3);
        assertTrue(buffer.isEmptyAfterTheEnd());
    }

    @Test
    void aCommentEndsTheLineAndStaysInTheBuffer() {
        LineBuffer buffer = new LineBuffer();
        buffer.read("ab#comment", 0, 10);
        buffer.endLine(2);
        assertFalse(buffer.isEmptyAfterTheEnd());
        buffer.read("ab#", 0, 3);
        buffer.endLine(2);
        assertTrue(buffer.isEmptyAfterTheEnd());
    }

    @Test
    void offsetsAreThoseOfTheFileAndCountInBytes() {
        String file = "xx\nééabcd";
        LineBuffer buffer = new LineBuffer();
        buffer.read(file, 3, file.length());
        buffer.endLine(5);
        assertFalse(buffer.isEmptyAfterTheEnd(), "bcd is after the end");
        buffer.end(6);
        assertTrue(buffer.isEmptyAfterTheEnd());
    }

    @Test
    void aLineMayFillTheBuffer() {
        String longest = "x".repeat(PartitionsScanner.LONGEST_LINE);
        assertTrue(after(longest).isEmptyAfterTheEnd());
        assertTrue(after(longest + "\n").isEmptyAfterTheEnd());
        assertFalse(after(longest, "x").isEmptyAfterTheEnd());
    }

    /** {@code /} is a line feed, {@code ~} a tab. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    ``                       | ``
                    `/~ /`                   | ``
                    `a`                      | `U a`
                    `a  /b:ALL;`             | `U a,N b,:,P ALL,;`
                    `:;`                     | `:,;`
                    `a=:;`                   | `N a,=,:,;`
                    `=1:;`                   | `=,V 1,:,;`
                    `a=1=2:;`                | `N a,=,V 1=2,:,;`
                    `a:b=c=d;`               | `N a,:,P b,=,V c=d,;`
                    `a,,b:;`                 | `N a,comma,comma,N b,:,;`
                    `a:0x1/0x2/;/`           | `N a,:,P 0x1,P 0x2,;`
                    `a:0x1/0x2/;`            | `N a,:,P 0x1,P 0x2,U ;`
                    `a:0x1/;/`               | `N a,:,P 0x1,U ;`
                    `a:0x1/ALL ;/`           | `N a,:,P 0x1,P ALL,;`
                    `a:b:c;`                 | `N a,:,P b:c,;`
                    `a:b;c`                  | `N a,:,P b,;,U c`
                    `a:b;c;d:e;`             | `N a,:,P b,;,U c;,N d,:,P e,;`
                    `a:b`                    | `N a,:,P b`
                    `a:b/c:d;`               | `N a,:,P b,P c:d,;`
                    `a:mgid;`                | `N a,:,mgid,;`
                    `a:mgid=ff12::1;`        | `N a,:,mgid,=,V ff12::1,;`
                    `a:mgid=ff12::1,x=1;`    | `N a,:,mgid,=,V ff12::1,comma,N x,=,V 1,;`
                    `a:mgid=ff12::1,x/ALL;`  | `N a,:,mgid,=,V ff12::1,comma,N x,P ALL,;`
                    `a:mgid=1,x;`            | `N a,:,mgid,=,V 1,U x;`
                    `a:MGID=1,x;`            | `N a,:,P MGID,=,V 1,comma,P x,;`
                    `a:mgids,x;`             | `N a,:,P mgids,comma,P x,;`
                    `#a:b;/c:d;`             | `C #a:b;,N c,:,P d,;`
                    `a#b:c;/:d;`             | `U a,C #b:c;,:,P d,;`
                    ` ~a ~ = ~1~ : ~b ~;`    | `N a,=,V 1,:,P b,;`
                    """)
    void wordsAreCutAsOpenSmCutsThem(String text, String tokens) {
        String written = text.replace('/', '\n').replace('~', '\t');
        assertEquals(
                tokens,
                PartitionsScanner.scan(written).stream()
                        .filter(token -> !token.kind().equals(ScannedToken.WS))
                        .map(token -> shown(token, written))
                        .collect(Collectors.joining(",")));
    }

    private static String shown(ScannedToken token, String text) {
        String kind = token.kind().replace("RULE_", "").replace("SL_COMMENT", "COMMENT");
        if (kind.startsWith("'")) {
            String keyword = kind.substring(1, kind.length() - 1);
            return keyword.equals(",") ? "comma" : keyword;
        }
        return kind.charAt(0) + " " + text.substring(token.start(), token.end());
    }
}
