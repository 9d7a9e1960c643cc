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

    @ParameterizedTest
    @CsvSource({
        "lustre, LUSTRE",
        "Lustre, LUSTRE",
        "nfs-rdma, NFS_RDMA",
        "NFS, NFS_RDMA",
        "rds, RDS",
        "nvme, NVME_OF",
        "n,",
        "gpfs,"
    })
    void aProtocolIsKnownByItsNameOrTheFirstWordOfIt(String name, ServicePort service) {
        assertEquals(Optional.ofNullable(service), ServicePort.named(name));
    }

    @Test
    void aPortAloneIsNotAServiceId() {
        assertEquals(Optional.empty(), ServicePort.of(987));
        assertEquals(Optional.empty(), WellKnownService.describe(987));
    }

    @ParameterizedTest(name = "{0}: {1}")
    @CsvSource({
        "987, LUSTRE",
        "988, LUSTRE",
        "986,",
        "2049, NFS_RDMA",
        "20049, NFS_RDMA",
        "445, SMB_DIRECT",
        "5445, SMB_DIRECT",
        "4420, NVME_OF",
        "80,",
        "0,",
        "65535,",
        "0x10603dc, LUSTRE",
        "0x10603da, LUSTRE",
        "0x10603db,",
        "0x10603dd,",
        "0x1060801, NFS_RDMA",
        "0x1061545, SMB_DIRECT",
        "0x1061143, NVME_OF",
        "0x1060cbd, ISER",
        "0x10648cb, RDS",
        "0x1064000, RDS_IPV6",
        "0x1060050,",
        "0x105ffff,",
        "0x11103dc,",
        "0x103dc,",
        "-1,"
    })
    void aServiceIdIsNearAKnownOne(String id, ServicePort service) {
        assertEquals(Optional.ofNullable(service), ServicePort.intended(Long.decode(id)));
    }
}
