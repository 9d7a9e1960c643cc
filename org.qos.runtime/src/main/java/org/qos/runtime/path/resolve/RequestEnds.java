package org.qos.runtime.path.resolve;

import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;

/** Finds the ports between which a query asks for paths (OpenSM osm_sa_path_record.c:pr_rcv_get_end_points). */
final class RequestEnds {

    /** Every port. */
    static final int ANY = -1;

    private static final int NOT_GIVEN = -1;

    private final ResolverTables tables;
    private final GuidIndex byGuid;
    private final int[] endpointOfLid;

    RequestEnds(ResolverTables tables) {
        this.tables = tables;
        this.byGuid = tables.byGuid;
        this.endpointOfLid = tables.graph.endpointOfLid;
    }

    /**
     * The ends of a query.
     *
     * @param source the index of the source, {@link #ANY} when the query names none
     * @param destination the index of the destination, likewise
     * @param refusal why there are none; null when there are
     */
    record Found(int source, int destination, Resolution refusal) {

        private static Found refused(Reason reason, long value) {
            return new Found(ANY, ANY, new Resolution.Refused(reason, value, 0));
        }
    }

    /** Unknown ends are found out before contradictions at either end. */
    Found find(DecodedQuery query) {
        Gid sgid = query.has(PathComponent.SGID) ? query.values.sgid() : null;
        Gid dgid = query.has(PathComponent.DGID) ? query.values.dgid() : null;
        int slid = query.has(PathComponent.SLID) ? query.values.slid() : NOT_GIVEN;
        int dlid = query.has(PathComponent.DLID) ? query.values.dlid() : NOT_GIVEN;
        Found unknown = unknown(sgid, slid, Reason.SOURCE_UNKNOWN, Reason.SOURCE_LID_UNKNOWN);
        if (unknown == null) {
            unknown = unknown(dgid, dlid, Reason.DESTINATION_UNKNOWN, Reason.DESTINATION_LID_UNKNOWN);
        }
        if (unknown != null) {
            return unknown;
        }
        if (contradict(sgid, slid) || contradict(dgid, dlid)) {
            return Found.refused(Reason.ENDS_CONTRADICT, contradict(sgid, slid) ? slid : dlid);
        }
        return new Found(end(sgid, slid), end(dgid, dlid), null);
    }

    private Found unknown(Gid gid, int lid, Reason gidUnknown, Reason lidUnknown) {
        if (lid != NOT_GIVEN && endpointOfLid[lid] == ANY) {
            return Found.refused(lidUnknown, lid);
        }
        if (gid == null) {
            return null;
        }
        if (!tables.isOwnPrefix(gid.subnetPrefix())) {
            return Found.refused(Reason.OTHER_SUBNET, gid.subnetPrefix());
        }
        return byGuid.endpoint(gid.interfaceId()) < 0 ? Found.refused(gidUnknown, gid.interfaceId()) : null;
    }

    private boolean contradict(Gid gid, int lid) {
        return gid != null && lid != NOT_GIVEN && endpointOfLid[lid] != byGuid.endpoint(gid.interfaceId());
    }

    private int end(Gid gid, int lid) {
        if (gid != null) {
            return byGuid.endpoint(gid.interfaceId());
        }
        return lid == NOT_GIVEN ? ANY : endpointOfLid[lid];
    }
}
