package org.qos.runtime.request;

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
    IPOIB(PathComponent.DGID, PathComponent.SGID, PathComponent.NUMB_PATH, PathComponent.TCLASS, PathComponent.PKEY),
    /** The RDMA connection manager with IPv4 addresses (Linux cma.c:cma_query_ib_route); its ToS is the QoS-Class. */
    CMA_IPV4(Mask.CMA, PathComponent.QOS_CLASS),
    /** The RDMA connection manager with IPv6 addresses; the traffic class of the address is the TClass. */
    CMA_IPV6(Mask.CMA, PathComponent.TCLASS),
    /** SCSI RDMA Protocol (Linux ib_srp.c:srp_ib_lookup_path); the target's I/O controller names the Service-ID. */
    SRP(PathComponent.SERVICE_ID, PathComponent.DGID, PathComponent.SGID, PathComponent.NUMB_PATH, PathComponent.PKEY),
    /** Sockets Direct Protocol, by the RDMA connection manager. */
    SDP(Mask.CMA, PathComponent.QOS_CLASS),
    /** Reliable Datagram Sockets, by the RDMA connection manager. */
    RDS(Mask.CMA, PathComponent.QOS_CLASS),
    /** iSCSI Extensions for RDMA, by the RDMA connection manager. */
    ISER(Mask.CMA, PathComponent.QOS_CLASS),
    /**
     * A Message Passing Interface library. Most send no query and use the SL that they are configured with; the one that
     * asks does so by LIDs alone (Open MPI btl_openib_connect_sl.c:init_pathrecord_query).
     */
    MPI(PathComponent.DLID, PathComponent.SLID);

    private static final Set<PathComponent> FROM_THE_REQUEST =
            EnumSet.of(PathComponent.SERVICE_ID, PathComponent.QOS_CLASS, PathComponent.TCLASS, PathComponent.PKEY);

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

    /** The fields that its queries carry. */
    public Set<PathComponent> carried() {
        return carried;
    }

    /** Whether its queries carry the field. */
    public boolean carries(PathComponent component) {
        return carried.contains(component);
    }

    /**
     * Whether a request may say what the field holds. An SL is what an MPI library is configured with: a library that
     * has one asks for paths of that SL only.
     */
    boolean takes(PathComponent component) {
        return FROM_THE_REQUEST.contains(component) ? carries(component) : component == PathComponent.SL && this == MPI;
    }

    /** The Service-ID that it asks for when none is named. */
    Optional<Long> defaultServiceId() {
        return switch (this) {
            case RDS -> Optional.of(WellKnownService.RDS.defaultServiceId().orElseThrow());
            case ISER -> Optional.of(WellKnownService.ISER.defaultServiceId().orElseThrow());
            default -> Optional.empty();
        };
    }

    /** The client of that keyword. */
    public static Optional<Client> named(String keyword) {
        return Arrays.stream(values())
                .filter(client -> client.keyword().equals(keyword))
                .findFirst();
    }

    static List<String> keywords() {
        return Arrays.stream(values()).map(Client::keyword).toList();
    }

    /** Masks that several clients have in common; constants of the enum cannot be used while it is made. */
    private static final class Mask {

        static final Set<PathComponent> CMA = EnumSet.of(
                PathComponent.SERVICE_ID,
                PathComponent.DGID,
                PathComponent.SGID,
                PathComponent.REVERSIBLE,
                PathComponent.NUMB_PATH,
                PathComponent.PKEY);
    }
}
