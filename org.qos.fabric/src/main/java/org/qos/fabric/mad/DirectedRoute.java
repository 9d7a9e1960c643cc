package org.qos.fabric.mad;

import java.util.Arrays;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.value.PortNumber;

/** The out-ports of a path from the local port, one for each hop (IBTA 14.2.1.2, InitialPath). Immutable. */
public final class DirectedRoute {

    /** The maximum number of hops: InitialPath has 64 bytes, the first of which is not used. */
    public static final int MAX_HOPS = 63;

    /** The route of no hop, to the local node. */
    public static final DirectedRoute LOCAL = new DirectedRoute(new byte[0]);

    private final byte[] ports;

    private DirectedRoute(byte[] ports) {
        this.ports = ports;
    }

    /**
     * The route by some ports.
     *
     * @throws IllegalArgumentException when there are more than 63 or one is not a port number, 0 to 254
     */
    public static DirectedRoute of(int... ports) {
        DirectedRoute route = LOCAL;
        for (int port : ports) {
            route = route.then(port);
        }
        return route;
    }

    /**
     * The route that goes one hop further.
     *
     * @param port the out-port of the last node of this route, 0 to 254
     * @throws IllegalArgumentException when the route has 63 hops already or that is not a port number
     */
    public DirectedRoute then(int port) {
        if (port < 0 || port > PortNumber.MAX) {
            throw new IllegalArgumentException("not a port number: " + port);
        }
        if (hops() == MAX_HOPS) {
            throw new IllegalArgumentException("a directed route has at most " + MAX_HOPS + " hops");
        }
        byte[] longer = Arrays.copyOf(ports, ports.length + 1);
        longer[ports.length] = (byte) port;
        return new DirectedRoute(longer);
    }

    /** How many hops it has, 0 to 63. */
    public int hops() {
        return ports.length;
    }

    /** The out-port of a hop, counted from 0. */
    public int port(int hop) {
        return ports[hop] & 0xff;
    }

    /** Writes InitialPath, which begins at {@code offset}: the ports from byte 1 on. */
    void writeInitialPath(byte[] mad, int offset) {
        System.arraycopy(ports, 0, mad, offset + 1, ports.length);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof DirectedRoute route && Arrays.equals(ports, route.ports);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(ports);
    }

    /** As the programs of infiniband-diags write it, such as {@code 0,1,4}. */
    @Override
    public String toString() {
        return IntStream.concat(IntStream.of(0), IntStream.range(0, hops()).map(this::port))
                .mapToObj(String::valueOf)
                .collect(Collectors.joining(","));
    }
}
