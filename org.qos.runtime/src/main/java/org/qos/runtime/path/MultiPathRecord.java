package org.qos.runtime.path;

import java.util.List;

/**
 * A MultiPathRecord, the attribute by which the subnet administration is asked for paths between several ports at once
 * (IBTA 15.2.5.20); the answer is PathRecords.
 *
 * @param terms what the paths have to be like
 * @param serviceId the Service-ID, 64 bits
 * @param independence how independent of each other the paths have to be, 2 bits, 1 for as independent as possible
 * @param sgids the GIDs of the sources, at most 255
 * @param dgids the GIDs of the destinations, at most 255
 */
public record MultiPathRecord(PathTerms terms, long serviceId, int independence, List<Gid> sgids, List<Gid> dgids)
        implements PathAttribute {

    /**
     * Checks that every value fits its field, and copies the lists.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public MultiPathRecord {
        Bits.check("independence", independence, 2);
        Bits.check("number of SGIDs", sgids.size(), 8);
        Bits.check("number of DGIDs", dgids.size(), 8);
        sgids = List.copyOf(sgids);
        dgids = List.copyOf(dgids);
    }

    /** The record that asks for paths between some ports as a PathRecord asks for one; its ends are not read. */
    public static MultiPathRecord like(PathRecord path, List<Gid> sgids, List<Gid> dgids) {
        return new MultiPathRecord(path.terms(), path.serviceId(), 0, sgids, dgids);
    }

    /** The record that asks for one path with the same fields; it has no ends. */
    PathRecord toPathRecord() {
        return new PathRecord(serviceId, Gid.NONE, Gid.NONE, 0, 0, terms, 0);
    }

    /** The same record with another Service-ID. */
    public MultiPathRecord withServiceId(long id) {
        return new MultiPathRecord(terms, id, independence, sgids, dgids);
    }

    /** The same record with another number of paths and another independence. */
    public MultiPathRecord with(int numbPath, int otherIndependence) {
        return new MultiPathRecord(terms.withNumbPath(numbPath), serviceId, otherIndependence, sgids, dgids);
    }
}
