package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.qos.runtime.testing.SmallFabric.ALPHA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_1;
import static org.qos.runtime.testing.SmallFabric.BETA_2;
import static org.qos.runtime.testing.SmallFabric.FABRIC;
import static org.qos.runtime.testing.SmallFabric.LEAF_PORT_GUID;
import static org.qos.runtime.testing.SmallFabric.TARGET_1;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Request;

class QueryReaderTest {

    @Test
    void everyFieldIsRead() throws Exception {
        assertEquals(
                List.of(new Request(
                        ALPHA_1,
                        TARGET_1,
                        OptionalLong.of(-1L),
                        OptionalInt.of(8),
                        OptionalInt.of(255),
                        OptionalInt.of(0xffff))),
                read("0xa1 0xc1 0xffffffffffffffff 8 0xffff 255"));
    }

    @Test
    void aHyphenIsAFieldThatTheRequestDoesNotCarry() throws Exception {
        assertEquals(List.of(Request.between(ALPHA_1, TARGET_1)), read("0xa1\t0xc1  - - -"));
        assertEquals(List.of(Request.between(0, TARGET_1)), read("- 0xc1 - - - -"));
    }

    @Test
    void commentsAndEmptyLinesAreSkipped() throws Exception {
        assertEquals(1, read("# who asks\n\n   \n0xa1 0xc1 - - - # the usual\n").size());
    }

    @ParameterizedTest
    @CsvSource({
        "~ 0xc1 - - -, ",
        "0xa1 0xc1 ~ - -, ",
        "0xa1 0xc1 - 9~ -, 9",
        "0xa1 0xc1 - - 9~, 9",
        "0xa1 0~70000 - - -, 0",
        "0xa1 \"~\" - - -, ",
        "0xa1 \"~/P1\" - - -, ",
        "0xa1 \"~ - - -, ",
        "0xa1 0xc1 iser:~ - -, "
    })
    void aMessageQuotesTheBeginningOfALongToken(String line, String first) {
        String digit = first == null ? "x" : first;
        String message = assertThrows(
                        RequestSyntaxException.class, () -> read(line.replace("~", digit.repeat(1 << 20))))
                .getMessage();
        assertTrue(message.length() < 300, () -> message.length() + " characters");
        assertTrue(message.contains(digit.repeat(50)) && message.contains("..."), message);
    }

    @Test
    void aByteOrderMarkBeforeTheFirstLineIsNotAPartOfIt() throws Exception {
        assertEquals(List.of(Request.between(ALPHA_1, TARGET_1)), read("\uFEFF0xa1 0xc1 - - -"));
    }

    @Test
    void endsAreGuidsLidsGidsAndNames() throws Exception {
        assertEquals(List.of(Request.between(BETA_1, BETA_2)), read("17 fe80::b2 - - -"));
        assertEquals(List.of(Request.between(ALPHA_1, TARGET_1)), read("alpha/HCA-1/P1 \"storage box/P1\" - - -"));
        assertEquals(List.of(Request.between(LEAF_PORT_GUID, BETA_2)), read("leaf/P3 \"beta HCA-1/p2\" - - -"));
    }

    @Test
    void servicesHaveNames() throws Exception {
        assertEquals(
                OptionalLong.of(0x10000 + 30000),
                read("0xa1 0xc1 sdp:30000 - -").get(0).serviceId());
    }

    @Test
    void guidsThatTheFabricDoesNotKnowAreGathered() throws Exception {
        QueryReader reader = reader("0x99 0xc1 - - -\n0xa1 0x99 - - -\n0x98 0xa1 - - -", FABRIC);
        while (reader.next().isPresent()) {}
        assertEquals(Set.of(0x99L, 0x98L), reader.unknownGuids());
        QueryReader blind = reader("0x99 0xc1 - - -", Fabric.EMPTY);
        assertTrue(blind.next().isPresent());
        assertEquals(Set.of(), blind.unknownGuids());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    0xa1 0xc1 - -                | 4 fields; expected: src dst service-id qos-class pkey [tclass]
                    0xa1 0xc1 - - - - -          | 7 fields; expected: src dst service-id qos-class pkey [tclass]
                    0xa1 0xc1 x - -              | "x" is not a valid Service-ID; expected a number, decimal or 0x..., of at most 64 bits
                    0xa1 0xc1 -1 - -             | "-1" is not a valid Service-ID; expected a number, decimal or 0x..., of at most 64 bits
                    0xa1 0xc1 0x10-0x1f - -      | "0x10-0x1f" is not a valid Service-ID; expected a number, decimal or 0x..., of at most 64 bits, because a request has one Service-ID, not a range
                    0xa1 0xc1 - 5-6 -            | "5-6" is not a valid QoS-Class; expected a number, decimal or 0x..., from 0 to 4095, because a request has one QoS-Class, not a range
                    0xa1 0xc1 - 4096 -           | the QoS-Class 4096 is out of range; expected 0 to 4095
                    0xa1 0xc1 - - 0x10000        | the P_Key 0x10000 is out of range; expected 0 to 65535
                    0xa1 0xc1 - - - 256          | the TClass 256 is out of range; expected 0 to 255
                    0xa1 0xc1 sdp - -            | "sdp" has a Service-ID for each port; expected sdp:PORT
                    0xa1 alpha - - -             | "alpha" is not a port; expected a port GUID (0x...), a LID, a GID or a port name (node/Pn)
                    0xa1 0 - - -                 | the LID 0 is out of range; expected 1 to 49151
                    0xa1 99 - - -                | the LID 99 is not in the fabric
                    0xa1 gamma/P1 - - -          | the port "gamma/P1" is not in the fabric
                    0xa1 "alpha - - -            | the quote before alpha - - - is not closed
                    """)
    void aMalformedLineIsNamedWithWhatWasExpected(String line, String message) {
        RequestSyntaxException malformed =
                assertThrows(RequestSyntaxException.class, () -> read("# first\n0xa1 0xc1 - - -\n" + line + "\n"));
        assertEquals(message, malformed.getMessage());
        assertEquals(3, malformed.line());
    }

    @Test
    void withoutAFabricLidsAndNamesCannotBeFound() {
        RequestSyntaxException blind =
                assertThrows(RequestSyntaxException.class, () -> reader("5 6 - - -", Fabric.EMPTY)
                        .next());
        assertEquals(
                "the LID 5 is unknown without a fabric; pass --fabric, name one in qos.yaml, or give a port GUID (0x...)",
                blind.getMessage());
    }

    private static List<Request> read(String text) throws RequestSyntaxException, IOException {
        QueryReader reader = reader(text, FABRIC);
        List<Request> requests = new ArrayList<>();
        for (Optional<Request> next = reader.next(); next.isPresent(); next = reader.next()) {
            requests.add(next.get());
        }
        return requests;
    }

    private static QueryReader reader(String text, Fabric fabric) {
        return new QueryReader(new BufferedReader(new StringReader(text)), fabric);
    }
}
