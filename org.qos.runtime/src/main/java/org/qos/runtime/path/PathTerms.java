package org.qos.runtime.path;

import org.qos.runtime.value.FlowLabel;

/**
 * What PathRecord and MultiPathRecord have in common, in the same 13 bytes of both (IBTA 15.2.5.16, 15.2.5.20): everything
 * but the ends and the Service-ID.
 *
 * @param rawTraffic whether the path is for raw packets
 * @param flowLabel the flow label, 20 bits
 * @param hopLimit the hop limit, 8 bits
 * @param tclass the traffic class, 8 bits
 * @param reversible whether the path can be used both ways
 * @param numbPath how many paths are wanted at most, for each pair of GIDs where there are several, 7 bits
 * @param pkey the P_Key with its membership bit, 16 bits
 * @param qosClass the QoS-Class, 12 bits
 * @param sl the service level, 4 bits
 * @param mtu the MTU code with its selector
 * @param rate the rate code with its selector
 * @param packetLife the packet lifetime with its selector
 */
public record PathTerms(
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
        Selected packetLife) {

    /**
     * Checks that every value fits its field.
     *
     * @throws IllegalArgumentException naming the field that is too narrow
     */
    public PathTerms {
        Bits.check("flow label", flowLabel, FlowLabel.BITS);
        Bits.check("hop limit", hopLimit, 8);
        Bits.check("TClass", tclass, 8);
        Bits.check("NumbPath", numbPath, 7);
        Bits.check("P_Key", pkey, 16);
        Bits.check("QoS-Class", qosClass, 12);
        Bits.check("SL", sl, 4);
    }

    /** The same terms with another number of paths, 7 bits. */
    public PathTerms withNumbPath(int other) {
        return new PathTerms(
                rawTraffic, flowLabel, hopLimit, tclass, reversible, other, pkey, qosClass, sl, mtu, rate, packetLife);
    }
}
