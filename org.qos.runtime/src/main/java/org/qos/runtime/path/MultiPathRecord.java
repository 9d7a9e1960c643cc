package org.qos.runtime.path;

import java.util.List;

/**
 * A MultiPathRecord, the attribute by which the subnet administration is asked for paths between several ports at once
 * (IBTA 15.2.5.20); the answer is PathRecords.
 *
 * @param rawTraffic whether the paths are for raw packets
 * @param flowLabel the flow label, 20 bits
 * @param hopLimit the hop limit, 8 bits
 * @param tclass the traffic class, 8 bits
 * @param reversible whether the paths have to be usable both ways
 * @param numbPath how many paths are wanted at most for each pair of GIDs, 7 bits
 * @param pkey the P_Key with its membership bit, 16 bits
 * @param qosClass the QoS-Class, 12 bits
 * @param sl the service level, 4 bits
 * @param mtu the MTU code with its selector
 * @param rate the rate code with its selector
 * @param packetLife the packet life time with its selector
 * @param serviceId the Service-ID, 64 bits
 * @param independence how independent of each other the paths have to be, 2 bits, 1 for as independent as possible
 * @param sgids the GIDs of the sources, at most 255
 * @param dgids the GIDs of the destinations, at most 255
 */
public record MultiPathRecord(
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
        long serviceId,
        int independence,
        List<Gid> sgids,
        List<Gid> dgids) {

    /**
     * Checks that every value fits its field, and copies the lists.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public MultiPathRecord {
        Bits.check("flow label", flowLabel, 20);
        Bits.check("hop limit", hopLimit, 8);
        Bits.check("TClass", tclass, 8);
        Bits.check("NumbPath", numbPath, 7);
        Bits.check("P_Key", pkey, 16);
        Bits.check("QoS-Class", qosClass, 12);
        Bits.check("SL", sl, 4);
        Bits.check("independence", independence, 2);
        Bits.check("number of SGIDs", sgids.size(), 8);
        Bits.check("number of DGIDs", dgids.size(), 8);
        sgids = List.copyOf(sgids);
        dgids = List.copyOf(dgids);
    }

    /** The record that asks for paths between some ports as a PathRecord asks for one; its ends are not read. */
    public static MultiPathRecord like(PathRecord path, List<Gid> sgids, List<Gid> dgids) {
        return new MultiPathRecord(
                path.rawTraffic(),
                path.flowLabel(),
                path.hopLimit(),
                path.tclass(),
                path.reversible(),
                path.numbPath(),
                path.pkey(),
                path.qosClass(),
                path.sl(),
                path.mtu(),
                path.rate(),
                path.packetLife(),
                path.serviceId(),
                0,
                sgids,
                dgids);
    }

    /** The record that asks for one path with the same fields; it has no ends. */
    PathRecord toPathRecord() {
        return new PathRecord(
                serviceId,
                Gid.NONE,
                Gid.NONE,
                0,
                0,
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
                0);
    }

    /** The same record with another Service-ID. */
    public MultiPathRecord withServiceId(long id) {
        return new MultiPathRecord(
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
                id,
                independence,
                sgids,
                dgids);
    }

    /** The same record with another number of paths and another independence. */
    public MultiPathRecord with(int otherNumbPath, int otherIndependence) {
        return new MultiPathRecord(
                rawTraffic,
                flowLabel,
                hopLimit,
                tclass,
                reversible,
                otherNumbPath,
                pkey,
                qosClass,
                sl,
                mtu,
                rate,
                packetLife,
                serviceId,
                otherIndependence,
                sgids,
                dgids);
    }
}
