package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The Service-IDs of protocols with a port (OpenSM osm_qos_parser_y.y; port spaces of the connection manager). */
class ServicePortsTest {

    @ParameterizedTest(name = "{0} from {1}, by default {2}")
    @CsvSource({
        "SDP,  0x0000000000010000, ''",
        "RDS,  0x0000000001060000, 0x00000000010648ca",
        "ISER, 0x0000000001060000, 0x0000000001060cbc",
        "TCP,  0x0000000001060000, ''",
        "UDP,  0x0000000001110000, ''"
    })
    void aProtocolHasABaseAndPerhapsAPort(WellKnownService service, String base, String byDefault) throws Exception {
        assertEquals(Long.decode(base), service.serviceId(0));
        assertEquals(Long.decode(base) + 0xffff, service.serviceId(WellKnownService.MAX_PORT));
        assertEquals(
                byDefault.isEmpty() ? OptionalLong.empty() : OptionalLong.of(Long.decode(byDefault)),
                service.defaultServiceId());
        assertEquals(Optional.of(service), WellKnownService.named(service.name()));
        assertEquals(OptionalLong.of(Long.decode(base) + 5), parse(service.keyword() + ":5"));
    }

    /** iSER and RDS are ports of the TCP space, and are named before it. */
    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "0x000ffff, ''",
        "0x0010000, SDP port 0",
        "0x001ffff, SDP port 65535",
        "0x0020000, ''",
        "0x105ffff, ''",
        "0x1060000, RDMA-CM TCP port 0",
        "0x1060cbb, RDMA-CM TCP port 3259",
        "0x1060cbc, iSER",
        "0x1060cbd, RDMA-CM TCP port 3261",
        "0x10648c9, RDMA-CM TCP port 18633",
        "0x10648ca, RDS",
        "0x10648cb, RDMA-CM TCP port 18635",
        "0x106ffff, RDMA-CM TCP port 65535",
        "0x1070000, ''",
        "0x1110000, RDMA-CM UDP port 0",
        "0x111ffff, RDMA-CM UDP port 65535",
        "0x1120000, ''"
    })
    void aServiceIdIsThatOfAProtocol(String id, String text) {
        assertEquals(text, WellKnownService.describe(Long.decode(id)).orElse(""));
        assertEquals(Optional.empty(), WellKnownService.describe(Long.decode(id) | Long.MIN_VALUE));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            textBlock =
                    """
                    sdp     | "sdp" has a Service-ID for each port; expected sdp:PORT
                    TCP     | "TCP" has a Service-ID for each port; expected tcp:PORT
                    rds:    | "" is not a valid port; expected a number, decimal or 0x..., from 0 to 65535
                    rds:x   | "x" is not a valid port; expected a number, decimal or 0x..., from 0 to 65535
                    rds:1:2 | "1:2" is not a valid port; expected a number, decimal or 0x..., from 0 to 65535
                    udp:-1  | "-1" is not a valid port; expected a number, decimal or 0x..., from 0 to 65535
                    tcp:987-990 | "987-990" is not a valid port; expected a number, decimal or 0x..., from 0 to 65535, because a request has one port, not a range
                    udp:0x10000 | the port 0x10000 is out of range; expected 0 to 65535
                    """)
    void aPortIsAPortNumber(String text, String message) {
        assertEquals(
                message,
                assertThrows(RequestSyntaxException.class, () -> parse(text)).getMessage());
    }

    @Test
    void otherNamesAreNotProtocols() throws Exception {
        for (String word : new String[] {"", ":", "srp", "sd", "sdpx:1", "0x10000"}) {
            assertEquals(OptionalLong.empty(), parse(word), word);
        }
    }

    private static OptionalLong parse(String text) throws RequestSyntaxException {
        return WellKnownService.parse(new RequestToken(text, false));
    }
}
