package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;

import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class WellKnownServiceTest {

    @ParameterizedTest
    @CsvSource({
        "sdp:0, 0x10000",
        "sdp:65535, 0x1ffff",
        "SDP:0x10, 0x10010",
        "rds, 0x10648ca",
        "rds:1, 0x1060001",
        "iser, 0x1060cbc",
        "tcp:3260, 0x1060cbc",
        "udp:1, 0x1110001"
    })
    void protocolsHaveABaseAndAPort(String word, String serviceId) throws Exception {
        assertEquals(OptionalLong.of(Long.decode(serviceId)), WellKnownService.parse(new RequestToken(word, false)));
    }

    @Test
    void otherNamesAreNotProtocols() throws Exception {
        assertEquals(OptionalLong.empty(), WellKnownService.parse(new RequestToken("22", false)));
        assertThrows(RequestSyntaxException.class, () -> WellKnownService.parse(new RequestToken("sdp:65536", false)));
        assertThrows(RequestSyntaxException.class, () -> WellKnownService.parse(new RequestToken("udp", false)));
    }

    @ParameterizedTest
    @CsvSource({
        "0x10648ca, RDS",
        "0x1060cbc, iSER",
        "0x1060001, RDMA-CM TCP port 1",
        "0x10005, SDP port 5",
        "0x1110007, RDMA-CM UDP port 7"
    })
    void aServiceIdIsKnownForAProtocol(String serviceId, String protocol) {
        assertEquals(Optional.of(protocol), WellKnownService.describe(Long.decode(serviceId)));
    }

    @Test
    void otherServiceIdsAreKnownForNothing() {
        assertEquals(Optional.empty(), WellKnownService.describe(0));
        assertEquals(Optional.empty(), WellKnownService.describe(-1));
        assertEquals(Optional.empty(), WellKnownService.describe(0x20000));
    }
}
