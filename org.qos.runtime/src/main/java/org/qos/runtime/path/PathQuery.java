package org.qos.runtime.path;

import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.match.Request;

/**
 * A query for a path: a PathRecord and which of its fields are meant.
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

    /** What of the query a policy can compare (OpenSM osm_qos_policy.c:__qos_policy_get_match_rule_by_params). */
    public Request toRequest() {
        return new Request(
                has(PathComponent.SGID) ? values.sgid().interfaceId() : 0,
                has(PathComponent.DGID) ? values.dgid().interfaceId() : 0,
                has(PathComponent.SERVICE_ID) ? OptionalLong.of(values.serviceId()) : OptionalLong.empty(),
                optional(PathComponent.QOS_CLASS, values.qosClass()),
                optional(PathComponent.TCLASS, values.tclass()),
                optional(PathComponent.PKEY, values.pkey()));
    }

    private OptionalInt optional(PathComponent component, int value) {
        return has(component) ? OptionalInt.of(value) : OptionalInt.empty();
    }
}
