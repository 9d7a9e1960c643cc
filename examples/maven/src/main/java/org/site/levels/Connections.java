package org.site.levels;

import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;

/** Determines the level that a connection gets from the policy of the rack, without a query to the subnet administration. */
public final class Connections {

    /** The Service-ID of a TCP port under the RDMA connection manager, without the port (IBTA annex A11). */
    private static final long RDMA_CM_TCP = 0x0106_0000L;

    private final Matcher policy;

    /** With the class that the build generates from the policy, bound to a fabric. */
    public Connections(Fabric fabric) {
        this.policy = RackPolicy.bind(fabric, Partitions.WITHOUT_FILE);
    }

    /**
     * The level of a connection to a TCP port by the RDMA connection manager.
     *
     * @param source the GUID of the port that connects
     * @param destination the GUID of the port that listens
     * @param port the TCP port, 0 to 65535
     */
    public Level toTcpPort(long source, long destination, int port) {
        return level(OptionalLong.of(RDMA_CM_TCP | port), OptionalInt.empty(), source, destination);
    }

    /** The level of traffic between two ports in a partition. */
    public Level inPartition(long source, long destination, int pkey) {
        return level(OptionalLong.empty(), OptionalInt.of(pkey), source, destination);
    }

    private Level level(OptionalLong service, OptionalInt pkey, long source, long destination) {
        Match match = policy.match(
                new Request(source, destination, service, OptionalInt.empty(), OptionalInt.empty(), pkey));
        return new Level(match.level().name(), match.level().sl(), rule(match));
    }

    private static Optional<Integer> rule(Match match) {
        return match.isDefault() ? Optional.empty() : Optional.of(match.rule());
    }

    /**
     * A level, as a program needs it.
     *
     * @param name its name in the policy
     * @param sl the service level to put into an address vector
     * @param rule the place of the rule that gives it, from 1; empty for the default level
     */
    public record Level(String name, int sl, Optional<Integer> rule) {}
}
