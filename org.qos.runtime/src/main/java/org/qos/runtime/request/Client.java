package org.qos.runtime.request;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** A protocol whose clients ask for paths each in their own way (RFC sections 4 to 8). */
public enum Client {
    /** IP over InfiniBand. */
    IPOIB,
    /** The RDMA connection manager with IPv4 addresses. */
    CMA_IPV4,
    /** The RDMA connection manager with IPv6 addresses. */
    CMA_IPV6,
    /** SCSI RDMA Protocol. */
    SRP,
    /** Sockets Direct Protocol. */
    SDP,
    /** Reliable Datagram Sockets. */
    RDS,
    /** iSCSI Extensions for RDMA. */
    ISER,
    /** A Message Passing Interface library. */
    MPI;

    /** The name in requests, such as {@code cma-ipv4}. */
    public String keyword() {
        return name().toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** The client that the word names. */
    public static Optional<Client> named(String word) {
        return Arrays.stream(values())
                .filter(client -> client.keyword().equals(word))
                .findFirst();
    }

    static List<String> keywords() {
        return Arrays.stream(values()).map(Client::keyword).toList();
    }
}
