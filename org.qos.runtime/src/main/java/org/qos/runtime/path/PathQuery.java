package org.qos.runtime.path;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.Request;

/**
 * A query for a path: a PathRecord and its component mask.
 *
 * @param values the fields; those that the mask leaves out are not read
 * @param componentMask the fields that the query carries, see {@link PathComponent}
 */
public record PathQuery(PathRecord values, long componentMask) {

    /** A query that carries the two ports by their GUIDs, to which further fields can be added. */
    public static PathQueryBuilder between(long sourceGuid, long destinationGuid) {
        return new PathQueryBuilder().sourceGuid(sourceGuid).destinationGuid(destinationGuid);
    }

    /** Whether the query carries the field. */
    public boolean has(PathComponent component) {
        return component.isIn(componentMask);
    }

    /** What of the query a policy can compare, its ends by GIDs alone (OpenSM osm_qos_policy.c:__qos_policy_get_match_rule_by_params). */
    public Request toRequest() {
        return request(guid(PathComponent.SGID, values.sgid()), guid(PathComponent.DGID, values.dgid()));
    }

    /**
     * What of the query a policy can compare when the ports of GIDs, alias GUIDs and LIDs are known (OpenSM
     * osm_sa_path_record.c:pr_rcv_get_end_points). A GID counts before a LID; an end that the query leaves out, or that
     * the fabric does not have, is 0 or a GUID that no group holds.
     */
    public Request toRequest(Fabric fabric) {
        return request(
                port(fabric, PathComponent.SGID, values.sgid(), PathComponent.SLID, values.slid()),
                port(fabric, PathComponent.DGID, values.dgid(), PathComponent.DLID, values.dlid()));
    }

    private long port(Fabric fabric, PathComponent gidField, Gid gid, PathComponent lidField, int lid) {
        if (!has(gidField) && has(lidField)) {
            return fabric.portByLid(lid).map(Port::guid).orElse(0L);
        }
        long guid = guid(gidField, gid);
        return fabric.portByGuid(guid).map(Port::guid).orElse(guid);
    }

    private long guid(PathComponent field, Gid gid) {
        return has(field) ? gid.interfaceId() : 0;
    }

    private Request request(long sourceGuid, long destinationGuid) {
        return new Request(
                sourceGuid,
                destinationGuid,
                has(PathComponent.SERVICE_ID) ? OptionalLong.of(values.serviceId()) : OptionalLong.empty(),
                optional(PathComponent.QOS_CLASS, values.qosClass()),
                optional(PathComponent.TCLASS, values.tclass()),
                optional(PathComponent.PKEY, values.pkey()));
    }

    private OptionalInt optional(PathComponent component, int value) {
        return has(component) ? OptionalInt.of(value) : OptionalInt.empty();
    }
}
