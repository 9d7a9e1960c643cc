package org.qos.runtime.request;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Protocols with a known port, and ports that are probably intended for one of them. */
class ServicePortTest {

    @ParameterizedTest(name = "{0}: {2}, {1}")
    @CsvSource({
        "LUSTRE,     0x10603db, Lustre",
        "NFS_RDMA,   0x1064e51, NFS over RDMA",
        "NVME_OF,    0x1061144, NVMe over Fabrics",
        "SMB_DIRECT, 0x10601bd, SMB Direct",
        "ISER,       0x1060cbc, iSER",
        "RDS,        0x10648ca, RDS",
        "RDS_IPV6,   0x1064001, RDS over IPv6"
    })
    void aProtocolIsKnownByItsServiceId(ServicePort service, String id, String title) {
        assertEquals(Long.decode(id), service.serviceId());
        assertEquals(Optional.of(service), ServicePort.of(Long.decode(id)));
        assertEquals(Optional.of(title), WellKnownService.describe(Long.decode(id)));
    }

    @Test
    void aPortAloneIsNotAServiceId() {
        assertEquals(Optional.empty(), ServicePort.of(987));
        assertEquals(Optional.empty(), WellKnownService.describe(987));
    }

    @ParameterizedTest(name = "port {0}: {1}")
    @CsvSource({
        "988, LUSTRE",
        "986, LUSTRE",
        "987,",
        "989,",
        "2049, NFS_RDMA",
        "20048, NFS_RDMA",
        "20049,",
        "5445, SMB_DIRECT",
        "446, SMB_DIRECT",
        "4419, NVME_OF",
        "3261, ISER",
        "18635, RDS",
        "16384, RDS_IPV6",
        "80,",
        "0,",
        "65535,"
    })
    void aPortNextToAKnownOneOrOfAnotherTransportIsNearIt(int port, ServicePort service) {
        assertEquals(Optional.ofNullable(service), ServicePort.near(port));
    }
}
