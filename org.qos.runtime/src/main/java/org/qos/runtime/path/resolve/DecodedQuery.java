package org.qos.runtime.path.resolve;

import org.qos.runtime.match.Request;
import org.qos.runtime.path.Gid;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecord;

/** A query for paths with its fields at hand. */
final class DecodedQuery {

    private final Request criteria;
    private final long mask;
    private final boolean multiPath;
    final PathRecord values;

    DecodedQuery(PathQuery query) {
        this(query, false);
    }

    /** What is asked for each pair of the ends, which it leaves out. */
    DecodedQuery(MultiPathQuery query) {
        this(query.toPathQuery(), true);
    }

    private DecodedQuery(PathQuery query, boolean multiPath) {
        this.multiPath = multiPath;
        criteria = query.toRequest();
        mask = query.componentMask();
        values = query.values();
    }

    boolean has(PathComponent component) {
        return component.isIn(mask);
    }

    /** Whether one of the bits of a field is set, but not all. */
    boolean hasHalf(PathComponent component) {
        return (mask & component.mask()) != 0 && !has(component);
    }

    /** Whether it comes from a MultiPathRecord. */
    boolean isMultiPath() {
        return multiPath;
    }

    boolean isRaw() {
        return has(PathComponent.RAW_TRAFFIC) && values.rawTraffic();
    }

    boolean wantsReversible() {
        return has(PathComponent.REVERSIBLE) && values.reversible();
    }

    boolean isMulticast() {
        return has(PathComponent.DGID) && isMulticast(values.dgid());
    }

    /** What a policy compares for a path between two ports. */
    Request between(long sourceGuid, long destinationGuid) {
        return new Request(
                sourceGuid,
                destinationGuid,
                criteria.serviceId(),
                criteria.qosClass(),
                criteria.tclass(),
                criteria.pkey());
    }

    private static boolean isMulticast(Gid gid) {
        return gid.subnetPrefix() >>> 56 == 0xff;
    }
}
