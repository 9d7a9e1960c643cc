package org.qos.runtime.partition;

/**
 * A multicast group that OpenSM makes for a partition before any port joins it.
 *
 * @param mgid its GID, the scope in it
 * @param mtu exact MTU as IBTA code, 1 to 5
 * @param rate exact rate as IBTA code, 2 to 22 for OpenSM 3.3.23
 * @param sl SL, 0 to 15
 * @param qkey Q_Key, 0 to 2^32-1
 * @param tclass traffic class, 0 to 255
 * @param flowLabel flow label, 0 to 2^20-1
 */
public record MulticastGroup(Mgid mgid, int mtu, int rate, int sl, long qkey, int tclass, int flowLabel) {

    /** The MTU of a group whose definition names none: 2048 bytes (OpenSM OSM_DEFAULT_MGRP_MTU). */
    public static final int DEFAULT_MTU = 4;
    /** The rate of a group whose definition names none: 10 Gb/s (OpenSM OSM_DEFAULT_MGRP_RATE). */
    public static final int DEFAULT_RATE = 3;
    /** The Q_Key of IPoIB (RFC 4391; OpenSM OSM_IPOIB_BROADCAST_MGRP_QKEY). */
    public static final long IPOIB_QKEY = 0xb1b;

    /** The broadcast group that OpenSM makes for a partition when nothing but {@code ipoib} is said. */
    public static MulticastGroup broadcast(int pkey) {
        return new MulticastGroup(Mgid.broadcast(pkey), DEFAULT_MTU, DEFAULT_RATE, 0, IPOIB_QKEY, 0, 0);
    }
}
