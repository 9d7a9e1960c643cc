package org.qos.runtime.path;

/**
 * A PathRecord, the attribute by which the subnet administration is asked for paths and answers (IBTA 15.2.5.16).
 *
 * @param serviceId the Service-ID, 64 bits; 0 in answers of OpenSM, whatever was asked
 * @param dgid the GID of the destination port
 * @param sgid the GID of the source port
 * @param dlid the LID of the destination, 16 bits
 * @param slid the LID of the source, 16 bits
 * @param terms what the path is like
 * @param preference the place of the path among those of an answer, 8 bits, 0 the best
 */
public record PathRecord(long serviceId, Gid dgid, Gid sgid, int dlid, int slid, PathTerms terms, int preference)
        implements PathAttribute {

    /**
     * Checks that every value fits its field.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public PathRecord {
        Bits.check("DLID", dlid, 16);
        Bits.check("SLID", slid, 16);
        Bits.check("preference", preference, 8);
    }

    /** The same record with another Service-ID. */
    public PathRecord withServiceId(long id) {
        return new PathRecord(id, dgid, sgid, dlid, slid, terms, preference);
    }
}
