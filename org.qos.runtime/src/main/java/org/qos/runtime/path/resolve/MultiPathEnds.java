package org.qos.runtime.path.resolve;

import java.util.List;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathRecord;

/**
 * The ports between which a query asks for paths (OpenSM osm_sa_multipath_record.c:mpr_rcv_get_end_points).
 *
 * @param sources the indexes of the sources, in the order of the query
 * @param destinations the indexes of the destinations
 * @param refusal why there are none; null when there are
 */
record MultiPathEnds(int[] sources, int[] destinations, Resolution.Refused refusal) {

    /** How many GIDs OpenSM reads, which is as many as one datagram holds (ib_types.h: IB_MULTIPATH_MAX_GIDS). */
    private static final int MAX_OPENSM_GIDS = 11;

    static MultiPathEnds find(ResolverTables tables, MultiPathRecord values) {
        int most = tables.profile == Profile.OPENSM ? MAX_OPENSM_GIDS : Integer.MAX_VALUE;
        List<Gid> sgids = first(most, values.sgids());
        List<Gid> dgids = first(most - sgids.size(), values.dgids());
        int[] sources = new int[sgids.size()];
        int[] destinations = new int[dgids.size()];
        Resolution.Refused refusal = find(tables, sgids, sources);
        refusal = refusal == null ? find(tables, dgids, destinations) : refusal;
        if (refusal == null && (sources.length == 0 || destinations.length == 0)) {
            refusal = new Resolution.Refused(Reason.NO_GIDS, sources.length, destinations.length);
        }
        return new MultiPathEnds(sources, destinations, refusal);
    }

    private static List<Gid> first(int most, List<Gid> gids) {
        return gids.subList(0, Math.min(most, gids.size()));
    }

    private static Resolution.Refused find(ResolverTables tables, List<Gid> gids, int[] endpoints) {
        for (int i = 0; i < endpoints.length; i++) {
            Gid gid = gids.get(i);
            if (!tables.isOwnPrefix(gid.subnetPrefix())) {
                return new Resolution.Refused(Reason.GID_OF_OTHER_SUBNET, gid.subnetPrefix(), 0);
            }
            endpoints[i] = tables.byGuid.endpoint(gid.interfaceId());
            if (endpoints[i] == PathGraph.NONE) {
                return new Resolution.Refused(Reason.GID_UNKNOWN, gid.interfaceId(), 0);
            }
        }
        return null;
    }
}
