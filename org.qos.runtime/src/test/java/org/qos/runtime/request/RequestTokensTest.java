package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.path.Gid;

/** The tokens of requests, the ends that they name and the positions of errors. */
class RequestTokensTest {

    /** Tokens are shown in brackets, quoted ones in braces. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    a b              | [a][b]
                    `  a   b  `      | [a][b]
                    "a b" c          | {a b}[c]
                    'a b' c          | {a b}[c]
                    'a "b"'          | {a "b"}
                    ""               | {}
                    "a"b             | {a}[b]
                    a"b c"           | [a"b][c"]
                    a # b            | [a]
                    a#b              | [a]
                    "a # b"          | {a # b}
                    `#`              | ``
                    ``               | ``
                    """)
    void aLineIsCutAtWhitespaceOutsideQuotes(String line, String tokens) throws Exception {
        StringBuilder found = new StringBuilder();
        for (RequestToken token : RequestLexer.of(line)) {
            found.append(token.quoted() ? "{" + token.text() + "}" : "[" + token.text() + "]");
        }
        assertEquals(tokens, found.toString());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            textBlock =
                    """
                    "a b   | the quote before a b is not closed
                    x 'y   | the quote before y is not closed
                    "a'    | the quote before a' is not closed
                    "a" "  | the quote before  is not closed
                    """)
    void aQuoteIsClosed(String line, String message) {
        Exception refused = assertThrows(RequestSyntaxException.class, () -> RequestLexer.of(line));
        assertEquals(message, refused.getMessage());
    }

    @ParameterizedTest
    @CsvSource({"a b, true", "any, false", "' ', true", "'', false"})
    void anArgumentWithASpaceWasQuoted(String argument, boolean quoted) {
        assertEquals(new RequestToken(argument, quoted), RequestToken.ofArgument(argument));
    }

    @Test
    void anEndIsReadByItsForm() throws Exception {
        assertEquals(new End.Guid(-1L), end("0xffffffffffffffff", false));
        assertEquals(new End.Guid(10), end("0XA", false));
        assertEquals(new End.Lid(1), end("1", false));
        assertEquals(new End.Lid(0xbfff), end("49151", false));
        assertEquals(new End.Lid(10), end("010", false));
        assertEquals(new End.GlobalId(Gid.ofPort(1)), end("fe80::1", false));
        assertEquals(new End.Name("host", 1), end("host/P1", false));
        assertEquals(new End.Name("host/HCA-1", 254), end("host/HCA-1/p254", false));
        assertEquals(new End.Name("a/P1", 2), end("a/P1/P2", true));
        assertEquals(new End.Name("0x1", 0), end("0x1/P0", true), "a quoted token is a name");
    }

    @ParameterizedTest
    @CsvSource({
        "0, the LID 0 is out of range; expected 1 to 49151",
        "49152, the LID 49152 is out of range; expected 1 to 49151",
        "18446744073709551615, the LID 18446744073709551615 is out of range; expected 1 to 49151"
    })
    void aLidIsAUnicastLid(String text, String message) {
        assertEquals(
                message,
                assertThrows(RequestSyntaxException.class, () -> end(text, false))
                        .getMessage());
    }

    @ParameterizedTest
    @CsvSource({
        "0x, false",
        "0x10000000000000000, false",
        "host, false",
        "/P1, false",
        "host/P, false",
        "host/P1234, false",
        "host/1, false",
        "-1, false",
        "12, true",
        "0x12, true",
        "fe80::1, true",
        "'', true"
    })
    void otherTokensAreNotPorts(String text, boolean quoted) {
        Exception refused = assertThrows(RequestSyntaxException.class, () -> end(text, quoted));
        assertEquals(
                "\"" + text + "\" is not a port; expected a port GUID (0x...), a LID, a GID or a port name (node/Pn)",
                refused.getMessage());
    }

    @Test
    void theNameOfANodeLeadsToThatOfAPort() {
        Exception refused = assertThrows(RequestSyntaxException.class, () -> end("gpu01 HCA-1", true));
        assertTrue(
                refused.getMessage().endsWith("a port name (node/Pn), such as \"gpu01 HCA-1/P1\""),
                refused::getMessage);
    }

    /** The token that is wrong: the value where a value is, the keyword where that is unknown or repeated. */
    @ParameterizedTest(name = "{0}: token {1}")
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    x                                    | 1
                    from x                               | 2
                    from 1 to y                          | 4
                    from 1 to 2 service                  | 5
                    from 1 to 2 service z                | 6
                    from 1 to 2 class 4096               | 6
                    from 1 to 2 mtu                      | 5
                    from 1 to 2 mtu about                | 6
                    from 1 to 2 mtu =                    | 6
                    from 1 to 2 mtu = 64                 | 7
                    from 1 to 2 mtu largest rate > 64    | 9
                    from 1 to 2 reversible reversible    | 6
                    from 1 to 2 client                   | 5
                    from 1 to 2 client x                 | 6
                    from group                           | 2
                    from group g to z                    | 5
                    service 1                            | 0
                    to 1                                 | 0
                    "from" 1 to 2                        | 1
                    from 1 to 2 sl 15 numb-path 128      | 8
                    """)
    void anErrorHasThePositionOfItsToken(String request, int token) {
        RequestSyntaxException refused = assertThrows(RequestSyntaxException.class, () -> RequestParser.parse(request));
        assertEquals(token, refused.token(), refused.getMessage());
        assertEquals(0, refused.line());
    }

    @Test
    void aFieldThatIsNotCarriedIsAHyphen() throws Exception {
        PathRequest request = RequestParser.parse("from any to any service - class - tclass - pkey -");
        assertEquals(RequestParser.parse("from any to any"), request);
    }

    @Test
    void anotherPairOfPortsKeepsTheFields() throws Exception {
        PathRequest request = RequestParser.parse("to any sl 3 mtu largest from group g class 7 numb-path 2");
        PathRequest between = request.between(1, -1L);
        assertEquals(new End.Guid(1), between.from());
        assertEquals(new End.Guid(-1L), between.to());
        assertEquals(request.sl(), between.sl());
        assertEquals(request.mtu(), between.mtu());
        assertEquals(request.qosClass(), between.qosClass());
        assertEquals(request.numbPath(), between.numbPath());
        assertEquals(
                List.of(false, false),
                List.of(request.from().isPort(), request.to().isPort()));
        assertEquals(
                List.of(true, true),
                List.of(between.from().isPort(), between.to().isPort()));
    }

    private static End end(String text, boolean quoted) throws RequestSyntaxException {
        return EndParser.parse(new RequestToken(text, quoted));
    }
}
