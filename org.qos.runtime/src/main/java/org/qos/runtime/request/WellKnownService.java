package org.qos.runtime.request;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;

/**
 * Protocols whose Service-IDs are a fixed base and a port number (RFC sections 5-7; OpenSM
 * osm_qos_parser_y.y:OSM_QOS_POLICY_ULP_SDP_SERVICE_ID and its neighbours; RDMA-CM port spaces).
 */
public enum WellKnownService {
    /** Sockets Direct Protocol. */
    SDP(0x10000L, OptionalInt.empty(), "SDP"),
    /** Reliable Datagram Sockets; a port of the RDMA-CM TCP port space. */
    RDS(0x1060000L, OptionalInt.of(ServicePort.RDS.port()), "RDS"),
    /** iSCSI Extensions for RDMA; a port of the same space. */
    ISER(0x1060000L, OptionalInt.of(ServicePort.ISER.port()), "iSER"),
    /** The RDMA-CM TCP port space. */
    TCP(0x1060000L, OptionalInt.empty(), "RDMA-CM TCP"),
    /** The RDMA-CM UDP port space. */
    UDP(0x1110000L, OptionalInt.empty(), "RDMA-CM UDP");

    /** The maximum port number of every protocol. */
    public static final int MAX_PORT = 0xFFFF;

    private final long base;
    private final OptionalInt defaultPort;
    private final String title;

    WellKnownService(long base, OptionalInt defaultPort, String title) {
        this.base = base;
        this.defaultPort = defaultPort;
        this.title = title;
    }

    /** The name in requests, such as {@code sdp}. */
    public String keyword() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** The name for people, such as {@code iSER}. */
    public String title() {
        return title;
    }

    /** The port of the protocol when none is named. */
    public OptionalInt defaultPort() {
        return defaultPort;
    }

    /** The Service-ID of the protocol when no port is named; absent where it has no port of its own. */
    public OptionalLong defaultServiceId() {
        return defaultPort.isPresent() ? OptionalLong.of(serviceId(defaultPort.getAsInt())) : OptionalLong.empty();
    }

    /** The Service-ID of a port, 0 to {@link #MAX_PORT}. */
    public long serviceId(int port) {
        return base + port;
    }

    /** The protocol of that keyword. */
    public static Optional<WellKnownService> named(String keyword) {
        return Arrays.stream(values())
                .filter(service -> service.keyword().equals(keyword.toLowerCase(Locale.ROOT)))
                .findFirst();
    }

    /**
     * Reads {@code sdp:30000}, {@code iser} and the like; empty when the token names no protocol.
     *
     * @throws RequestSyntaxException when the port is missing or no port number
     */
    static OptionalLong parse(RequestToken token) throws RequestSyntaxException {
        String[] parts = token.text().split(":", 2);
        Optional<WellKnownService> named = named(parts[0]);
        if (named.isEmpty()) {
            return OptionalLong.empty();
        }
        WellKnownService service = named.get();
        if (parts.length == 2) {
            return OptionalLong.of(
                    service.serviceId(RequestNumbers.between(new RequestToken(parts[1], false), "port", 0, MAX_PORT)));
        }
        if (service.defaultPort.isEmpty()) {
            throw new RequestSyntaxException(RequestToken.shown(token.text())
                    + " has a Service-ID for each port; expected " + service.keyword() + ":PORT");
        }
        return service.defaultServiceId();
    }

    /** What a Service-ID is known for, such as {@code iSER} or {@code SDP port 30000}. */
    public static Optional<String> describe(long serviceId) {
        return ServicePort.of(serviceId).map(ServicePort::title).or(() -> Stream.of(SDP, TCP, UDP)
                .filter(space -> space.hasPort(serviceId))
                .map(space -> space.title + " port " + (serviceId - space.base))
                .findFirst());
    }

    /** Whether a Service-ID is that of one of the ports. */
    public boolean hasPort(long serviceId) {
        return Long.compareUnsigned(serviceId - base, MAX_PORT) <= 0;
    }
}
