package org.qos.dsl.partition;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.dsl.partition.LineBuffer.Rest;
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
        "'', abc, UNKNOWN",
        "ab, abc, UNKNOWN",
        "abc, abc, UNKNOWN",
        "abcd, abc, NOTHING",
        "abcde, abc, NO_DEFINITION",
        "'abcd ', abc, NOTHING",
        "'abcd  \t\n', abc, NOTHING",
        "'abcd  x', abc, NO_DEFINITION",
        "'abcd\rx', abc, NO_DEFINITION",
        "ab:cde, abc, NO_DEFINITION",
        "abcde:, abc, UNKNOWN",
        "abcd x:y;, abc, UNKNOWN",
        "abcd x;y:, abc, NO_DEFINITION",
        "ééé, abc, NO_DEFINITION",
        "éé, abc, NOTHING"
    })
    void aLongerLineBeforeLeavesItsEnd(String earlier, String line, Rest rest) {
        assertEquals(rest, after(earlier, line).afterTheEnd());
    }

    @Test
    void anEndedTokenIsWhereTheRestStops() {
        LineBuffer buffer = after("abcde x:");
        buffer.end(5);
        buffer.read("abc", 0, 3);
        assertEquals(Rest.NO_DEFINITION, buffer.afterTheEnd());
        buffer = after("abcd x");
        buffer.end(4);
        buffer.read("abc", 0, 3);
        assertEquals(Rest.NOTHING, buffer.afterTheEnd());
    }

    @Test
    void aCommentEndsTheLineAndStaysInTheBuffer() {
        LineBuffer buffer = after("ab#comment");
        buffer.endLine(2);
        assertEquals(Rest.NO_DEFINITION, buffer.afterTheEnd());
        buffer.read("ab#a: b", 0, 7);
        buffer.endLine(2);
        assertEquals(Rest.UNKNOWN, buffer.afterTheEnd());
        buffer.read("ab#", 0, 3);
        buffer.endLine(2);
        assertEquals(Rest.NOTHING, buffer.afterTheEnd());
    }

    @Test
    void offsetsAreThoseOfTheFileAndCountInBytes() {
        String file = "xx\nééabcd";
        LineBuffer buffer = new LineBuffer();
        buffer.read(file, 3, file.length());
        buffer.endLine(5);
        assertEquals(Rest.NO_DEFINITION, buffer.afterTheEnd(), "bcd is after the end");
        buffer.end(6);
        assertEquals(Rest.NOTHING, buffer.afterTheEnd());
    }

    @Test
    void aLineMayFillTheBuffer() {
        String longest = "x".repeat(PartitionsScanner.LONGEST_LINE);
        assertEquals(Rest.UNKNOWN, after(longest).afterTheEnd());
        assertEquals(Rest.NO_DEFINITION, after(longest, "x").afterTheEnd());
    }

    /** OpenSM certainly rejects the file where nothing that it reads after a surplus semicolon has a colon. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    abcdefghijkl:;/a:b;;/              | []
                    abcdefghijkl:;/;/                  | []
                    ;a:b;/                             | [0]
                    abcdefghijkl:;/;a:b;/              | []
                    #abcdefgh:ijkl/;a:b;/              | [15]
                    a:/   b/     ;/                    | [13]
                    abcdefghijkl:/b/;/                 | []
                    #bcdefgh:ijkl/a:/b/;/              | [19]
                    #bcdefgh:ijkl/a:/b/;ALL/           | [19]
                    #bcdefgh:ijkl/a:/b/;mgid=1/        | [19]
                    #bcdefgh:ijkl/a:/b/;z/             | []
                    a:mgid=ff12::1;                    | [14]
                    abcdefghijklm:/mgid=ff12::1;c:d;/  | [27]
                    abcdefghijklmnopqrst:/mgid=ff12::1;/ | []
                    """)
    void someSurplusSemicolonsMayBeAccepted(String text, String offsets) {
        assertEquals(
                offsets,
                PartitionsScanner.uncertainSemicolons(text.replace('/', '\n')).toString());
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
                    `a:mgid=ff12::1;`        | `N a,:,mgid,=,V ff12::1,U ;`
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
