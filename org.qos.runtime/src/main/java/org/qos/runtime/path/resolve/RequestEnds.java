package org.qos.runtime.path.resolve;

import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;

/** Finds the ports between which a query asks for paths (OpenSM osm_sa_path_record.c:pr_rcv_get_end_points). */
final class RequestEnds {

    /** Every port is meant. */
    static final int ANY = -1;

    private final Fabric fabric;
    private final int[] endpointOfLid;

    RequestEnds(Fabric fabric, ResolverTables tables) {
        this.fabric = fabric;
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

    Found find(Ask ask) {
        Found source = end(
                ask.has(PathComponent.SGID),
                ask.values.sgid(),
                ask.has(PathComponent.SLID),
                ask.values.slid(),
                Reason.SOURCE_UNKNOWN);
        if (source.refusal != null) {
            return source;
        }
        Found destination = end(
                ask.has(PathComponent.DGID),
                ask.values.dgid(),
                ask.has(PathComponent.DLID),
                ask.values.dlid(),
                Reason.DESTINATION_UNKNOWN);
        return destination.refusal != null ? destination : new Found(source.source, destination.source, null);
    }

    private Found end(boolean byGid, Gid gid, boolean byLid, int lid, Reason unknown) {
        int atLid = byLid ? endpointOfLid[lid] : ANY;
        if (byLid && atLid == ANY) {
            return Found.refused(unknown, lid);
        }
        if (!byGid) {
            return new Found(atLid, ANY, null);
        }
        if (gid.subnetPrefix() != Gid.DEFAULT_PREFIX) {
            return Found.refused(Reason.OTHER_SUBNET, gid.subnetPrefix());
        }
        int index = fabric.endpointIndex(gid.interfaceId());
        if (index < 0) {
            return Found.refused(unknown, gid.interfaceId());
        }
        return byLid && atLid != index ? Found.refused(Reason.ENDS_CONTRADICT, lid) : new Found(index, ANY, null);
    }
}
