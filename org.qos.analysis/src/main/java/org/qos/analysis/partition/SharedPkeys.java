package org.qos.analysis.partition;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.decision.Region;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PartitionMembers;
import org.qos.runtime.match.Request;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * Which ports can use a P_Key with each other; OpenSM refuses a request with a P_Key that its ports do not share
 * (osm_sa_path_record.c:pr_rcv_get_path_parms). Without a fabric or a partition file nothing is known.
 */
public final class SharedPkeys {

    private final Partitions partitions;
    private final Fabric fabric;
    private final SortedMap<Integer, Members> byPkey = new TreeMap<>();
    /** The P_Keys by their places. */
    private final List<Integer> pkeys;
    /** The partitions of each port of the fabric. */
    private final List<PortPkeys> byPort;

    /**
     * The sharing that partitions make on a fabric. Which of both P_Keys a member has ({@code allow_both_pkeys}) does not change
     * which partitions two ports share.
     */
    public SharedPkeys(Partitions partitions, Fabric fabric) {
        this.partitions = partitions;
        this.fabric = fabric;
        partitions.partitions().forEach(partition -> byPkey.computeIfAbsent(partition.pkey(), pkey -> new Members())
                .add(PartitionMembers.of(partition, fabric)));
        this.pkeys = List.copyOf(byPkey.keySet());
        this.byPort = byPort();
    }

    private List<PortPkeys> byPort() {
        List<PortPkeys> ports = new ArrayList<>();
        fabric.endpoints().forEach(port -> ports.add(new PortPkeys()));
        for (int i = 0; i < pkeys.size(); i++) {
            int place = i;
            Members members = byPkey.get(pkeys.get(place));
            members.full().stream().forEach(port -> ports.get(port).full().set(place));
            members.all().stream().forEach(port -> ports.get(port).all().set(place));
        }
        return List.copyOf(ports);
    }

    /**
     * Pairs of ports that share a partition: each source with each destination.
     *
     * @param pkey the P_Key, without its membership bit
     * @param sources ports of the fabric
     * @param destinations ports of the fabric
     */
    public record Pairs(int pkey, GuidSet sources, GuidSet destinations) {

        /** Requests, as far as they are between these ports; their ends must not be stated yet. */
        public Region of(Region requests) {
            return requests.with(Axis.SOURCE, List.of(sources)).with(Axis.DESTINATION, List.of(destinations));
        }
    }

    /** Whether the ports and their partitions are known. */
    public boolean isKnown() {
        return !fabric.isEmpty() && !partitions.equals(Partitions.WITHOUT_FILE);
    }

    /** The partitions of a port; empty if the port or the partitions are not known. */
    public Optional<PortPkeys> of(long portGuid) {
        int port = fabric.endpointIndex(portGuid);
        return isKnown() && port >= 0 ? Optional.of(byPort.get(port)) : Optional.empty();
    }

    /** Whether OpenSM certainly refuses a request because its ports do not share its P_Key. */
    public boolean isRefused(Request request) {
        return request.pkey().isPresent()
                && shareNone(request, OptionalInt.of(request.pkey().getAsInt()), Ranges.NONE);
    }

    /**
     * Whether OpenSM certainly gives no path because the ports of a request do not share its P_Key, or no P_Key at all if it has none
     * (osm_pkey.c:osm_physp_find_common_pkey).
     */
    public boolean isUnanswered(Request request) {
        return request.pkey().isPresent() ? isRefused(request) : shareNone(request, OptionalInt.empty(), Ranges.NONE);
    }

    /**
     * As {@link #isUnanswered(Request)}, for a request that gets a level: if the level has P_Keys, the ports must share one of them, and
     * the request can state no other (osm_qos_policy.c:osm_qos_level_get_shared_pkey, osm_qos_level_has_pkey).
     */
    public boolean isUnanswered(Request request, QosLevel level) {
        Ranges allowed = level.pkeys();
        if (allowed.isEmpty()) {
            return isUnanswered(request);
        }
        return request.pkey().isPresent()
                ? isRefused(request)
                        || !allowed.contains(Pkey.base(request.pkey().getAsInt()))
                : shareNone(request, OptionalInt.empty(), allowed);
    }

    /** Whether the ports of a request certainly share no P_Key, or none of some. */
    private boolean shareNone(Request request, OptionalInt pkey, Ranges allowed) {
        Optional<PortPkeys> source = of(request.sourceGuid());
        Optional<PortPkeys> destination = of(request.destinationGuid());
        if (source.isEmpty() || destination.isEmpty()) {
            return false;
        }
        if (pkey.isPresent()) {
            int wanted = Collections.binarySearch(pkeys, Pkey.base(pkey.getAsInt()));
            return wanted < 0 || !source.get().shares(destination.get(), wanted);
        }
        return allowed.isEmpty()
                ? !source.get().shares(destination.get())
                : !source.get().shares(destination.get(), place -> allowed.contains(pkeys.get(place)));
    }

    /** The P_Keys of all partitions, without their membership bits, ascending. */
    public Set<Integer> pkeys() {
        return Collections.unmodifiableSet(byPkey.keySet());
    }

    /**
     * All pairs of ports that share partitions: full members with all members, in both directions.
     *
     * @param wanted the P_Key; empty for those of all partitions
     */
    public List<Pairs> pairs(OptionalInt wanted) {
        Collection<Integer> pkeys = wanted.isPresent() ? List.of(wanted.getAsInt()) : byPkey.keySet();
        List<Pairs> all = new ArrayList<>();
        for (int pkey : pkeys) {
            Interruption.check();
            GuidSet full = guids(members(pkey).full());
            GuidSet members = guids(members(pkey).all());
            if (!full.isEmpty()) {
                all.add(new Pairs(Pkey.base(pkey), full, members));
                if (!full.equals(members)) {
                    all.add(new Pairs(Pkey.base(pkey), members, full));
                }
            }
        }
        return all;
    }

    private Members members(int pkey) {
        return byPkey.getOrDefault(Pkey.base(pkey), Members.NONE);
    }

    /** The ports that a request can name. */
    private GuidSet guids(BitSet endpoints) {
        return new GuidSet(
                Ranges.ofValues(endpoints.stream()
                        .mapToLong(port -> fabric.endpoints().get(port).guid())
                        .filter(guid -> guid != 0)
                        .toArray()),
                true);
    }

    /**
     * The members of all partitions with one P_Key, by the places of their ports.
     *
     * @param full the full members
     * @param all full and limited members
     */
    private record Members(BitSet full, BitSet all) {

        private static final Members NONE = new Members();

        private Members() {
            this(new BitSet(), new BitSet());
        }

        private void add(PartitionMembers members) {
            full.or(members.full().indices());
            all.or(members.all().indices());
        }
    }
}
