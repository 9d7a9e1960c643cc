package org.qos.runtime.request;

import static org.qos.runtime.path.PathComponent.DGID;
import static org.qos.runtime.path.PathComponent.DLID;
import static org.qos.runtime.path.PathComponent.MTU;
import static org.qos.runtime.path.PathComponent.NUMB_PATH;
import static org.qos.runtime.path.PathComponent.PKEY;
import static org.qos.runtime.path.PathComponent.QOS_CLASS;
import static org.qos.runtime.path.PathComponent.REVERSIBLE;
import static org.qos.runtime.path.PathComponent.SERVICE_ID;
import static org.qos.runtime.path.PathComponent.SGID;
import static org.qos.runtime.path.PathComponent.SLID;
import static org.qos.runtime.path.PathComponent.TCLASS;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.qos.runtime.path.PathComponent;

/**
 * A protocol whose clients ask for paths each in their own way (RFC sections 4 to 8), with the component mask that its
 * implementation sends.
 */
public enum Client {
    /** IP over InfiniBand (Linux ipoib_main.c:path_rec_start); P_Key and TClass are those of its broadcast group. */
    IPOIB(DGID, SGID, NUMB_PATH, TCLASS, PKEY),
    /**
     * IP over InfiniBand of FreeBSD (sys/ofed ipoib_main.c:path_rec_start), which also asks for an MTU greater than the
     * one below that of its interface. An interface of 256 bytes or less names no MTU.
     */
    IPOIB_FREEBSD(DGID, SGID, NUMB_PATH, TCLASS, PKEY, MTU),
    /** The RDMA connection manager with IPv4 addresses (Linux cma.c:cma_query_ib_route); its ToS is the QoS-Class. */
    CMA_IPV4(Mask.CMA, QOS_CLASS),
    /**
     * The RDMA connection manager with IPv6 addresses; bits 20 to 27 of the source's flow information are the TClass.
     */
    CMA_IPV6(Mask.CMA, TCLASS),
    /**
     * The RDMA connection manager with native addresses (AF_IB, Linux cma.c:cma_query_ib_route): the TClass as with
     * IPv6, Service-ID and P_Key from the address (cma.c:rdma_get_service_id, cma_translate_ib).
     */
    CMA_IB(Mask.CMA, TCLASS),
    /** SCSI RDMA Protocol (Linux ib_srp.c:srp_ib_lookup_path); the target's I/O controller names the Service-ID. */
    SRP(SERVICE_ID, DGID, SGID, NUMB_PATH, PKEY),
    /**
     * SCSI RDMA Protocol by the RDMA connection manager with IPv4 addresses (Linux ib_srp.c:srp_rdma_lookup_path); the
     * administrator chooses the target's port, there is no usual one.
     */
    SRP_CMA_IPV4(Mask.CMA, QOS_CLASS),
    /** The same with IPv6 addresses. */
    SRP_CMA_IPV6(Mask.CMA, TCLASS),
    /** Sockets Direct Protocol, by the RDMA connection manager. */
    SDP(Mask.CMA, QOS_CLASS),
    /** Reliable Datagram Sockets, by the RDMA connection manager with IPv4 addresses. */
    RDS(Mask.CMA, QOS_CLASS),
    /** Reliable Datagram Sockets with IPv6 addresses, at another port (Linux ib_cm.c:rds_ib_conn_path_connect). */
    RDS_IPV6(Mask.CMA, TCLASS),
    /** iSCSI Extensions for RDMA, by the RDMA connection manager. */
    ISER(Mask.CMA, QOS_CLASS),
    /**
     * The communication manager assistant (rdma-core ibacm acmp.c:acmp_resolve_path_sa), which sets the component
     * mask for the fields that are not 0 (acm.c:acm_path_comp_mask). Its paths are kept for every service, so that it
     * names none.
     */
    IBACM(DGID, SGID, TCLASS, PKEY),
    /**
     * A Message Passing Interface library. Most send no query and use the SL that they are configured with; Open MPI
     * asks for the SL by LIDs alone, if configured with {@code ib_path_record_service_level}
     * (btl_openib_connect_sl.c:init_sa_mad).
     */
    MPI(DLID, SLID);

    private static final Set<PathComponent> FROM_THE_REQUEST = EnumSet.of(SERVICE_ID, QOS_CLASS, TCLASS, PKEY);
    private static final Set<Client> OF_MEMBERS = EnumSet.of(CMA_IB, SRP, IBACM);

    private final Set<PathComponent> carried;

    Client(PathComponent first, PathComponent... others) {
        carried = Collections.unmodifiableSet(EnumSet.of(first, others));
    }

    Client(Set<PathComponent> common, PathComponent own) {
        Set<PathComponent> all = EnumSet.copyOf(common);
        all.add(own);
        carried = Collections.unmodifiableSet(all);
    }

    /** The name in requests, such as {@code cma-ipv4}. */
    public String keyword() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Whether its queries carry the field. */
    public boolean carries(PathComponent component) {
        return carried.contains(component);
    }

    /** Whether a request may say what the field holds. */
    boolean takes(PathComponent component) {
        return FROM_THE_REQUEST.contains(component) && carries(component);
    }

    /**
     * Whether it asks with the P_Key that it was given, with or without the bit of full members. The address of an IP
     * interface always has that bit.
     */
    boolean keepsMembership() {
        return OF_MEMBERS.contains(this);
    }

    /** Whether it leaves fields out whose value is 0. */
    boolean leavesOutZeros() {
        return this == IBACM;
    }

    /** The Service-ID that it asks for when none is named; empty where the request must name it, or none is sent. */
    public Optional<Long> defaultServiceId() {
        return switch (this) {
            case RDS -> Optional.of(ServicePort.RDS.serviceId());
            case RDS_IPV6 -> Optional.of(ServicePort.RDS_IPV6.serviceId());
            case ISER -> Optional.of(ServicePort.ISER.serviceId());
            default -> Optional.empty();
        };
    }

    /** The client of that keyword. */
    public static Optional<Client> named(String keyword) {
        return Arrays.stream(values())
                .filter(client -> client.keyword().equals(keyword))
                .findFirst();
    }

    /** The keywords of all clients. */
    public static List<String> keywords() {
        return Arrays.stream(values()).map(Client::keyword).toList();
    }

    /** Masks that several clients have in common; constants of the enum cannot be used while it is made. */
    private static final class Mask {

        static final Set<PathComponent> CMA = EnumSet.of(SERVICE_ID, DGID, SGID, REVERSIBLE, NUMB_PATH, PKEY);
    }
}
