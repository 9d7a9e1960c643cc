package org.qos.runtime.path;

/**
 * A PathRecord, the attribute by which the subnet administration is asked for paths and answers (IBTA 15.2.5.16).
 *
 * @param serviceId the Service-ID, 64 bits; 0 in answers of OpenSM, whatever was asked
 * @param dgid the GID of the destination port
 * @param sgid the GID of the source port
 * @param dlid the LID of the destination, 16 bits
 * @param slid the LID of the source, 16 bits
 * @param rawTraffic whether the path is for raw packets
 * @param flowLabel the flow label, 20 bits
 * @param hopLimit the hop limit, 8 bits
 * @param tclass the traffic class, 8 bits
 * @param reversible whether the path can be used both ways
 * @param numbPath how many paths are wanted at most, 7 bits
 * @param pkey the P_Key with its membership bit, 16 bits
 * @param qosClass the QoS-Class, 12 bits
 * @param sl the service level, 4 bits
 * @param mtu the MTU code with its selector
 * @param rate the rate code with its selector
 * @param packetLife the packet life time with its selector
 * @param preference the place of the path among those of an answer, 8 bits, 0 the best
 */
public record PathRecord(
        long serviceId,
        Gid dgid,
        Gid sgid,
        int dlid,
        int slid,
        boolean rawTraffic,
        int flowLabel,
        int hopLimit,
        int tclass,
        boolean reversible,
        int numbPath,
        int pkey,
        int qosClass,
        int sl,
        Selected mtu,
        Selected rate,
        Selected packetLife,
        int preference) {

    /**
     * Checks that every value fits its field.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public PathRecord {
        Bits.check("DLID", dlid, 16);
        Bits.check("SLID", slid, 16);
        Bits.check("flow label", flowLabel, 20);
        Bits.check("hop limit", hopLimit, 8);
        Bits.check("TClass", tclass, 8);
        Bits.check("NumbPath", numbPath, 7);
        Bits.check("P_Key", pkey, 16);
        Bits.check("QoS-Class", qosClass, 12);
        Bits.check("SL", sl, 4);
        Bits.check("preference", preference, 8);
    }

    /** The same record with another Service-ID. */
    public PathRecord withServiceId(long id) {
        return new PathRecord(
                id,
                dgid,
                sgid,
                dlid,
                slid,
                rawTraffic,
                flowLabel,
                hopLimit,
                tclass,
                reversible,
                numbPath,
                pkey,
                qosClass,
                sl,
                mtu,
                rate,
                packetLife,
                preference);
    }

    /** The same record between other ports. */
    public PathRecord between(Gid source, Gid destination) {
        return new PathRecord(
                serviceId,
                destination,
                source,
                dlid,
                slid,
                rawTraffic,
                flowLabel,
                hopLimit,
                tclass,
                reversible,
                numbPath,
                pkey,
                qosClass,
                sl,
                mtu,
                rate,
                packetLife,
                preference);
    }
}
