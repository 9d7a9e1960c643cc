package org.qos.runtime.path.resolve;

import org.qos.runtime.path.Gid;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.PathTerms;
import org.qos.runtime.path.Selected;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.value.PacketLife;

/** Fills the records that are answered (OpenSM osm_sa_path_record.c:pr_rcv_build_pr). */
final class PathRecordBuilder {

    private static final int EXACTLY = 0x80;
    private static final Selected[] BYTES = new Selected[256];

    static {
        for (int octet = 0; octet < BYTES.length; octet++) {
            BYTES[octet] = Selected.ofByte(octet);
        }
    }

    private PathRecordBuilder() {}

    static PathRecord record(
            ResolverTables tables,
            DecodedQuery query,
            PathAttempt path,
            int source,
            int destination,
            int slid,
            int dlid,
            boolean reversible,
            int preference) {
        boolean rfc = tables.profile == Profile.RFC;
        QosLevel level = rfc && path.match != null ? path.match.level() : null;
        PathTerms terms = new PathTerms(
                false,
                0,
                0,
                level == null ? 0 : level.tclass().orElse(0),
                reversible,
                0,
                path.pkey,
                level == null ? 0 : level.qosClass().orElse(0),
                path.sl & 0xf,
                exactly(path.mtu),
                exactly(path.rate),
                exactly(life(path, rfc, source == destination)));
        return new PathRecord(
                rfc && query.has(PathComponent.SERVICE_ID) ? query.values.serviceId() : 0,
                tables.gid(destination),
                sgid(tables, query, source),
                dlid,
                slid,
                terms,
                preference);
    }

    /** OpenSM repeats the SGID of the query, whatever its prefix; the DGID always has the prefix of the subnet. */
    private static Gid sgid(ResolverTables tables, DecodedQuery query, int source) {
        return query.has(PathComponent.SGID) ? query.values.sgid() : tables.gid(source);
    }

    /** OpenSM lets a packet lifetime above 63 spill into the selector; between a port and itself it is 0 whatever was asked. */
    private static int life(PathAttempt path, boolean rfc, boolean loopback) {
        if (loopback) {
            return 0;
        }
        return rfc ? Math.min(path.life, PacketLife.MAX_CODE) : path.life;
    }

    private static Selected exactly(int value) {
        return BYTES[(value | EXACTLY) & 0xff];
    }
}
