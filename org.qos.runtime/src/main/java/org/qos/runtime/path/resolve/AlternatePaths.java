package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.Objects;
import java.util.stream.Stream;

/**
 * Chooses two paths between two sources and two destinations that share no port, for automatic path migration (OpenSM
 * osm_sa_multipath_record.c:mpr_rcv_get_apm_paths): one of each source and of each destination, of the two ways to pair them
 * the one with the shorter shortest path. Whether the requester may know of the ports is not asked.
 */
final class AlternatePaths {

    /** The prime by which OpenSM spreads the path bits over pairs of ports. */
    private static final int SPREAD = 103;

    private static final int HIGHER_LID_BITS = 4;

    private final ResolverTables tables;
    private final LidPair lidPair;

    AlternatePaths(ResolverTables tables, LidPair lidPair) {
        this.tables = tables;
        this.lidPair = lidPair;
    }

    /** A path and how many cables it passes; no path and 0 when there is none. */
    private record Found(Resolution.Path path, int hops) {}

    /** The paths; one or none where the chosen pairing has no more, even if the other has. */
    List<Resolution.Path> paths(MultiPathEnds ends) {
        int[] sources = sorted(ends.sources());
        int[] destinations = sorted(ends.destinations());
        int bits = pathBits(tables.graph.baseLid[sources[0]], tables.graph.baseLid[destinations[0]]);
        Found straight = path(sources[0], destinations[0], bits);
        Found crossed = path(sources[0], destinations[1], bits);
        Found crossedBack = path(sources[1], destinations[0], bits + 1);
        Found straightToo = path(sources[1], destinations[1], bits + 1);
        boolean cross = shortest(straight, straightToo) > shortest(crossed, crossedBack);
        return Stream.of(cross ? crossed : straight, cross ? crossedBack : straightToo)
                .map(Found::path)
                .filter(Objects::nonNull)
                .toList();
    }

    /** OpenSM compares GUIDs as they lie in memory, byte-swapped. */
    private int[] sorted(int[] two) {
        long first = Long.reverseBytes(tables.graph.guid[two[0]]);
        long second = Long.reverseBytes(tables.graph.guid[two[1]]);
        return Long.compareUnsigned(first, second) < 0 ? two : new int[] {two[1], two[0]};
    }

    /**
     * The path bits at which the search begins, the same for both directions (hash_lids). OpenSM takes the LIDs as they lie
     * in memory, byte-swapped, and shifts them by the LMC even so.
     */
    private int pathBits(int one, int other) {
        int first = swapped(one);
        int second = swapped(other);
        int lower = Math.min(first, second) >> tables.lmc;
        int higher = Math.max(first, second) >> tables.lmc;
        return (lower << HIGHER_LID_BITS | higher) % SPREAD;
    }

    private static int swapped(int lid) {
        return Short.toUnsignedInt(Short.reverseBytes((short) lid));
    }

    /** The first path with path bits from the given ones on, going round (mpr_rcv_get_apm_port_pair_paths). */
    private Found path(int source, int destination, int bits) {
        int slids = tables.graph.lids[source];
        int dlids = tables.graph.lids[destination];
        for (int i = bits; i < bits + Math.min(slids, dlids); i++) {
            int slid = tables.graph.baseLid[source] + i % slids;
            int dlid = tables.graph.baseLid[destination] + i % dlids;
            Resolution.Path path = lidPair.path(source, destination, slid, dlid, 0);
            if (path != null) {
                return new Found(path, lidPair.hops());
            }
        }
        return new Found(null, 0);
    }

    /** Of two paths the fewest cables; a first path that passes none, from a port to itself, counts as no path in OpenSM. */
    private static int shortest(Found one, Found other) {
        if (one.hops == 0 || other.path == null) {
            return Math.max(one.hops, other.hops);
        }
        return Math.min(one.hops, other.hops);
    }
}
