package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.SmallFabric.FABRIC;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.Selected;
import org.qos.runtime.path.Selector;
import org.qos.runtime.testing.SmallFabric;

class RequestParserTest {

    @Test
    void theEndsAloneMakeARequest() throws Exception {
        PathRequest request = RequestParser.parse("from 0xa1 to any");
        assertEquals(new End.Guid(0xa1), request.from());
        assertEquals(new End.Any(), request.to());
        assertEquals(OptionalLong.empty(), request.serviceId());
        assertFalse(request.reversible());
    }

    @Test
    void endsAreGuidsLidsGidsNamesAndGroups() throws Exception {
        assertEquals(new End.Lid(12), RequestParser.parse("from 12 to any").from());
        assertEquals(
                new End.GlobalId(Gid.ofPort(0xb2)),
                RequestParser.parse("from fe80::b2 to any").from());
        assertEquals(
                new End.Name("MF0;sw1:X/U1", 7),
                RequestParser.parse("from \"MF0;sw1:X/U1/P7\" to any").from());
        assertEquals(
                new End.Group("Disk arrays"),
                RequestParser.parse("from any to group \"Disk arrays\"").to());
        assertEquals(
                new End.Name("12", 1),
                RequestParser.parse("from \"12/P1\" to any").from(),
                "quoted, it is a name");
    }

    @Test
    void namesHaveTheQuotesOfAShell() throws Exception {
        assertEquals(
                new End.Name("cn01 HCA-1", 1),
                RequestParser.parse("from 'cn01 HCA-1/P1' to any").from());
        assertEquals(
                new End.Group("Bob's disks"),
                RequestParser.parse("from any to group \"Bob's disks\"").to());
        assertThrows(RequestSyntaxException.class, () -> RequestParser.parse("from 'cn01 to any"));
    }

    @Test
    void everyPartIsReadInAnyOrder() throws Exception {
        PathRequest request = RequestParser.parse("client srp service 0x16 class 5 tclass 0x20 pkey 0x8001 sl 3 mtu > 3"
                + " rate = 16 life < 18 reversible numb-path 2 to 0xc1 from 0xa1");
        assertEquals(OptionalLong.of(22), request.serviceId());
        assertEquals(OptionalInt.of(5), request.qosClass());
        assertEquals(OptionalInt.of(32), request.tclass());
        assertEquals(OptionalInt.of(0x8001), request.pkey());
        assertEquals(OptionalInt.of(3), request.sl());
        assertEquals(Optional.of(new Selected(Selector.GREATER_THAN, 3)), request.mtu());
        assertEquals(Optional.of(Selected.exactly(16)), request.rate());
        assertEquals(Optional.of(new Selected(Selector.LESS_THAN, 18)), request.packetLife());
        assertTrue(request.reversible());
        assertEquals(OptionalInt.of(2), request.numbPath());
        assertEquals(Optional.of(Client.SRP), request.client());
    }

    @Test
    void noNumberFollowsLargest() throws Exception {
        PathRequest request = RequestParser.parse("from 1 to 2 mtu largest sl 4");
        assertEquals(Optional.of(new Selected(Selector.BEST, 0)), request.mtu());
        assertEquals(OptionalInt.of(4), request.sl());
    }

    @Test
    void wordsOfAShellNeedNoQuotes() throws Exception {
        List<RequestToken> words = Stream.of("from", "storage box/P1", "to", "group", "all hosts")
                .map(RequestToken::ofArgument)
                .toList();
        PathRequest request = RequestParser.parse(words);
        assertEquals(new End.Name("storage box", 1), request.from());
        assertEquals(new End.Group("all hosts"), request.to());
    }

    @ParameterizedTest
    @CsvSource({
        "from any to any class 1,                    ''",
        "from nowhere to any class 9999 sl 1 pkey x, '2,6,10'",
        "class from 1 to 2,                          '2'",
        "from any any class x,                       '3,5'",
        "from any to any sl 1 sl 2 foo bar mtu,      '7,11'",
        "class 1,                                    '0'",
        "to 9 service 5 service 6 mtu = 99,          '5,9,0'"
    })
    void eachPartWithAnErrorIsReportedByItsToken(String request, String tokens) throws RequestSyntaxException {
        assertEquals(
                tokens,
                RequestParser.errors(RequestLexer.of(request)).stream()
                        .map(error -> String.valueOf(error.token()))
                        .collect(Collectors.joining(",")));
    }

    @Test
    void aRequestBetweenTwoPortsCanBeMatched() throws Exception {
        Request request =
                RequestParser.parse("from \"storage box/P1\" to 1 class 7").toRequest(FABRIC, Partitions.WITHOUT_FILE);
        assertEquals(SmallFabric.TARGET_1, request.sourceGuid());
        assertEquals(SmallFabric.ALPHA_1, request.destinationGuid());
        assertEquals(OptionalInt.of(7), request.qosClass());
        PathRequest open = RequestParser.parse("from any to 1");
        assertThrows(RequestSyntaxException.class, () -> open.toRequest(FABRIC, Partitions.WITHOUT_FILE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    from 0xa1                        | a request needs a destination; expected: to END, where END is 0xGUID, LID, GID, "node/Pn", group "name" or any
                    to 0xa1 class 1                  | a request needs a source; expected: from END, where END is 0xGUID, LID, GID, "node/Pn", group "name" or any
                    class 1                          | a request needs a source and a destination; expected: from END to END, where END is 0xGUID, LID, GID, "node/Pn", group "name" or any
                    from 0xa1 to                     | the value after "to" is missing
                    from 0xa1 to any from 0xa2       | "from" is given twice
                    from 0xa1 to any priority 3      | "priority" is not a keyword of requests; expected one of: from, to, service, class, tclass, pkey, sl, mtu, rate, life, reversible, numb-path, client
                    from 0xa1 to any mtu 4           | "4" is not a selector of "mtu"; expected <, >, = or largest
                    from 0xa1 to any mtu = 64        | the MTU code 64 is out of range; expected 0 to 63
                    from 0xa1 to any sl 16           | the SL 16 is out of range; expected 0 to 15
                    from 0xa1 to any client nfs      | "nfs" is not a known client; expected one of: ipoib, ipoib-freebsd, cma-ipv4, cma-ipv6, cma-ib, srp, srp-cma-ipv4, srp-cma-ipv6, sdp, rds, rds-ipv6, iser, ibacm, mpi
                    """)
    void whatIsNotARequestIsNamedWithWhatWasExpected(String sentence, String message) {
        RequestSyntaxException malformed =
                assertThrows(RequestSyntaxException.class, () -> RequestParser.parse(sentence));
        assertEquals(message, malformed.getMessage());
        assertEquals(0, malformed.line());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    from 9999 to 0xa1                | 2
                    to "x/P1" sl 3 from 0xa1         | 2
                    from 0xa1 sl 3 to 0xdead client mpi | 6
                    from 0xa1 to any                 | 4
                    """)
    void theTokenOfAPortThatTheFabricLacksIsCounted(String sentence, int word) throws Exception {
        PathRequest request = RequestParser.parse(sentence);
        RequestSyntaxException unknown =
                assertThrows(RequestSyntaxException.class, () -> request.toQuery(FABRIC, Partitions.WITHOUT_FILE));
        assertEquals(word, unknown.token(), unknown.getMessage());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    from 0xa1                        | 0
                    from 0xa1 to                     | 3
                    from 0xa1 to any from 0xa2       | 5
                    from 0xa1 to any mtu = 64        | 7
                    from "a b/P1" to nowhere sl 3    | 4
                    """)
    void theTokenThatIsWrongIsCounted(String sentence, int word) {
        RequestSyntaxException malformed =
                assertThrows(RequestSyntaxException.class, () -> RequestParser.parse(sentence));
        assertEquals(word, malformed.token(), malformed.getMessage());
    }
}
