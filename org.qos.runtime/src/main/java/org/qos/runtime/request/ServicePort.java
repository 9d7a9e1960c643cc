package org.qos.runtime.request;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/**
 * Protocols whose servers listen at a known port of the RDMA-CM TCP port space, so that their Service-ID is known
 * (Linux cma.c:rdma_get_service_id). The Service-ID of SRP is that of its target, those of SDP are a space of their own
 * ({@link WellKnownService#SDP}); no public source gives a Service-ID of GPFS.
 */
public enum ServicePort {
    /** Lustre (LNet o2iblnd_modparams.c: service = 987); over TCP it listens at 988 (acceptor.c: accept_port). */
    LUSTRE("Lustre", 987, 988),
    /** NFS over RDMA (IANA nfsrdma; Linux nfs.h: NFS_RDMA_PORT); over TCP it listens at 2049. */
    NFS_RDMA("NFS over RDMA", 20049, 2049),
    /** NVMe over Fabrics (IANA nvme; Linux nvme.h: NVME_RDMA_IP_PORT). */
    NVME_OF("NVMe over Fabrics", 4420),
    /** SMB Direct (Linux smb transport_rdma.c: SMB_DIRECT_PORT_INFINIBAND); over iWARP it listens at 5445. */
    SMB_DIRECT("SMB Direct", 445, 5445),
    /** iSCSI Extensions for RDMA (IANA iscsi-target; OpenSM OSM_QOS_POLICY_ULP_ISER_PORT). */
    ISER("iSER", 3260),
    /** Reliable Datagram Sockets with IPv4 addresses (Linux rds.h: RDS_PORT; OpenSM OSM_QOS_POLICY_ULP_RDS_PORT). */
    RDS("RDS", 18634),
    /** Reliable Datagram Sockets with IPv6 addresses (Linux rdma_transport.h: RDS_CM_PORT). */
    RDS_IPV6("RDS over IPv6", 16385);

    private final String title;
    private final int port;
    private final OptionalInt otherPort;

    ServicePort(String title, int port) {
        this(title, port, OptionalInt.empty());
    }

    ServicePort(String title, int port, int otherPort) {
        this(title, port, OptionalInt.of(otherPort));
    }

    ServicePort(String title, int port, OptionalInt otherPort) {
        this.title = title;
        this.port = port;
        this.otherPort = otherPort;
    }

    /** The name for people, such as {@code Lustre}. */
    public String title() {
        return title;
    }

    /** The name in files, such as {@code nfs-rdma}. */
    public String keyword() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The protocol that a text names in any case: its keyword, or what is before a hyphen in it, such as {@code nfs}. */
    public static Optional<ServicePort> named(String text) {
        String lower = text.toLowerCase(Locale.ROOT);
        return first(service -> service.keyword().equals(lower))
                .or(() -> first(service -> service.keyword().startsWith(lower + "-")));
    }

    /** The port, 0 to 65535. */
    public int port() {
        return port;
    }

    /** The port of the protocol over another transport, which InfiniBand does not use. */
    public OptionalInt otherPort() {
        return otherPort;
    }

    /** The Service-ID that its clients ask for. */
    public long serviceId() {
        return WellKnownService.TCP.serviceId(port);
    }

    /** The protocol that has that Service-ID. */
    public static Optional<ServicePort> of(long serviceId) {
        return first(service -> service.serviceId() == serviceId);
    }

    /**
     * The protocol for which a Service-ID is probably intended that none has: its port number alone, its port over
     * another transport, or a port next to its own in the RDMA-CM TCP port space.
     */
    public static Optional<ServicePort> intended(long serviceId) {
        if (Long.compareUnsigned(serviceId, WellKnownService.MAX_PORT) <= 0) {
            return first(service -> service.hasEither(serviceId));
        }
        if (!WellKnownService.TCP.hasPort(serviceId) || of(serviceId).isPresent()) {
            return Optional.empty();
        }
        long port = serviceId - WellKnownService.TCP.serviceId(0);
        return first(service -> service.hasEither(port)).or(() -> first(service -> Math.abs(service.port - port) == 1));
    }

    private boolean hasEither(long number) {
        return number == port || number == otherPort.orElse(port);
    }

    private static Optional<ServicePort> first(Predicate<ServicePort> wanted) {
        return Arrays.stream(values()).filter(wanted).findFirst();
    }
}
