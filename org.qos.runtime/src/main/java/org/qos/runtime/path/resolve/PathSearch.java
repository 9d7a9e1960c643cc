package org.qos.runtime.path.resolve;

import java.util.ArrayList;
import java.util.List;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Matcher;
import org.qos.runtime.path.PathComponent;

/**
 * Goes through pairs of endpoints and their LIDs until enough paths are found (OpenSM osm_sa_path_record.c:
 * pr_rcv_get_port_pair_paths). Serves one query.
 */
final class PathSearch {

    private static final int BEST = 0;
    private static final int REDUNDANT = 2;

    private final ResolverTables tables;
    private final Matcher matcher;
    private final DecodedQuery query;
    private final LidPair lidPair;
    private final int limit;
    private final int limitOfPair;

    private Resolution.Path first;
    private List<Resolution.Path> more;
    private int count;

    /**
     * A search.
     *
     * @param limit how many paths are wanted at most
     * @param limitOfPair how many paths between two ports are wanted at most
     */
    PathSearch(ResolverTables tables, Matcher matcher, DecodedQuery query, int limit, int limitOfPair) {
        this.tables = tables;
        this.matcher = matcher;
        this.query = query;
        this.limit = limit;
        this.limitOfPair = limitOfPair;
        this.lidPair = new LidPair(tables, matcher, query);
    }

    /** The first path, or why there was none at the first pair that was tried. */
    Resolution outcome() {
        if (first != null) {
            return first;
        }
        Resolution reason = lidPair.firstReason();
        return reason == null ? new Resolution.Refused(Reason.SOURCE_LID_UNKNOWN, 0, 0) : reason;
    }

    /** Why there is no path between some of the LIDs that were tried. */
    LidPair reasons() {
        return lidPair;
    }

    /** All paths that were found. */
    List<Resolution.Path> paths() {
        if (first == null) {
            return List.of();
        }
        return more == null ? List.of(first) : List.copyOf(more);
    }

    /** Whether no more paths are wanted. */
    boolean isDone() {
        return count >= limit;
    }

    /** Tries a pair of endpoints on behalf of a third. */
    void pair(int requester, int source, int destination) {
        if (!meet(requester, source) || !meet(requester, destination) || !meet(source, destination)) {
            return;
        }
        boolean slidGiven = query.has(PathComponent.SLID);
        boolean dlidGiven = query.has(PathComponent.DLID);
        int slid = slidGiven ? query.values.slid() : tables.graph.baseLid[source];
        int dlid = dlidGiven ? query.values.dlid() : tables.graph.baseLid[destination];
        if (slid == 0 || dlid == 0) {
            lidPair.note(Reason.NO_LID, slid == 0 ? source : destination, 0);
            return;
        }
        int slids = slidGiven ? 1 : tables.graph.lids[source];
        int dlids = dlidGiven ? 1 : tables.graph.lids[destination];
        if (tables.profile == Profile.RFC) {
            lids(source, destination, slid, dlid + (dlidGiven ? 0 : pathBits(source, destination, dlids)), BEST);
        } else {
            lidPairs(source, destination, slid, slids, dlid, dlids);
        }
    }

    private boolean meet(int one, int other) {
        return tables.pkeys.meet(one, other) || lidPair.note(Reason.NO_SHARED_PKEY, one, other);
    }

    private int pathBits(int source, int destination, int dlids) {
        if (matcher == null) {
            return 0;
        }
        Match match = matcher.match(query.between(tables.graph.guid[source], tables.graph.guid[destination]));
        var ranges = match.level().pathBits().ranges();
        return ranges.isEmpty() ? 0 : (int) ranges.get(0).first() & dlids - 1;
    }

    /** Pairs of LIDs with the same path bits come first, because their paths share the fewest links. */
    private void lidPairs(int source, int destination, int slid, int slids, int dlid, int dlids) {
        int enough = count + Math.min(limitOfPair, limit - count);
        for (int i = 0; i < Math.min(slids, dlids) && count < enough; i++) {
            lids(source, destination, slid + i, dlid + i, BEST);
        }
        for (int i = 0; i < slids; i++) {
            for (int j = 0; j < dlids && count < enough; j++) {
                if (i != j) {
                    lids(source, destination, slid + i, dlid + j, REDUNDANT);
                }
            }
        }
    }

    private void lids(int source, int destination, int slid, int dlid, int preference) {
        Resolution.Path path = lidPair.path(source, destination, slid, dlid, preference);
        if (path != null) {
            add(path);
        }
    }

    private void add(Resolution.Path path) {
        count++;
        if (first == null) {
            first = path;
        } else if (more == null) {
            more = new ArrayList<>(List.of(first, path));
        } else {
            more.add(path);
        }
    }
}
