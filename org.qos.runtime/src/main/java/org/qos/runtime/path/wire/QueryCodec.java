package org.qos.runtime.path.wire;

import org.qos.runtime.path.MalformedRecordException;
import org.qos.runtime.path.MultiPathComponent;
import org.qos.runtime.path.MultiPathQuery;
import org.qos.runtime.path.MultiPathRecordCodec;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.PathRecordCodec;

/** Writes and reads queries with the Service-ID where one of the {@link ServiceIdCoding}s puts it. */
public final class QueryCodec {

    private static final long PATH_BITS = PathComponent.SERVICE_ID.mask();
    private static final long MULTI_PATH_BITS = MultiPathComponent.SERVICE_ID.mask();

    private final ServiceIdCoding coding;

    /** A codec for one reading. */
    public QueryCodec(ServiceIdCoding coding) {
        this.coding = coding;
    }

    /**
     * The wire form of a PathRecord query.
     *
     * @throws IllegalArgumentException when the query carries the Service-ID 0 and the coding cannot express it
     */
    public WireQuery encode(PathQuery query) {
        long id = query.values().serviceId();
        long smKey = smKey(query.has(PathComponent.SERVICE_ID), id);
        return new WireQuery(
                smKey,
                coding.toWire(query.componentMask(), PATH_BITS),
                PathRecordCodec.encode(query.values().withServiceId(inAttribute(id))));
    }

    /**
     * The wire form of a MultiPathRecord query.
     *
     * @throws IllegalArgumentException when the query carries the Service-ID 0 and the coding cannot express it
     */
    public WireQuery encode(MultiPathQuery query) {
        long id = query.values().serviceId();
        long smKey = smKey(query.has(MultiPathComponent.SERVICE_ID), id);
        return new WireQuery(
                smKey,
                coding.toWire(query.componentMask(), MULTI_PATH_BITS),
                MultiPathRecordCodec.encode(query.values().withServiceId(inAttribute(id))));
    }

    /**
     * The PathRecord query that some bytes represent; its component mask has both bits of the Service-ID when, in this
     * coding, the query carries one.
     *
     * @throws MalformedRecordException when the attribute is too short
     */
    public PathQuery decodePath(WireQuery wire) {
        PathQuery query = new PathQuery(
                PathRecordCodec.decode(wire.attribute()),
                coding.fromWire(wire.componentMask(), PATH_BITS, wire.smKey()));
        return coding == ServiceIdCoding.SM_KEY
                ? new PathQuery(query.values().withServiceId(wire.smKey()), query.componentMask())
                : query;
    }

    /**
     * The MultiPathRecord query that some bytes represent; its component mask has both bits of the Service-ID when, in
     * this coding, the query carries one.
     *
     * @throws MalformedRecordException when the attribute is too short for the GIDs that it counts, or when the
     *     component mask leaves out one of the two counts
     */
    public MultiPathQuery decodeMultiPath(WireQuery wire) {
        MultiPathQuery query = new MultiPathQuery(
                MultiPathRecordCodec.decode(wire.attribute()),
                coding.fromWire(wire.componentMask(), MULTI_PATH_BITS, wire.smKey()));
        requireCounts(query);
        return coding == ServiceIdCoding.SM_KEY
                ? new MultiPathQuery(query.values().withServiceId(wire.smKey()), query.componentMask())
                : query;
    }

    /** OpenSM answers 0x0600 to such a query (osm_sa_multipath_record.c:mpr_rcv_get_end_points). */
    private static void requireCounts(MultiPathQuery query) {
        if (!query.has(MultiPathComponent.SGID_COUNT) || !query.has(MultiPathComponent.DGID_COUNT)) {
            throw new MalformedRecordException("a MultiPathRecord query carries the numbers of its SGIDs and DGIDs"
                    + " (component mask bits 19 and 20); the mask is 0x" + Long.toHexString(query.componentMask()));
        }
    }

    private long smKey(boolean carried, long id) {
        if (coding != ServiceIdCoding.SM_KEY || !carried) {
            return 0;
        }
        if (id == 0) {
            throw new IllegalArgumentException("in the SM_Key field the Service-ID 0 would mean that there is none");
        }
        return id;
    }

    private long inAttribute(long id) {
        return coding == ServiceIdCoding.SM_KEY ? 0 : id;
    }
}
