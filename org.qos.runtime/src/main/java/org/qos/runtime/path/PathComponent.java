package org.qos.runtime.path;

/**
 * A field of a PathRecord query and the bits of the component mask that say whether the query carries it (IBTA
 * 15.2.5.16; OpenSM ib_types.h: IB_PR_COMPMASK_*). The Service-ID has two bits because it took the place of two reserved
 * fields; OpenSM reads it only when both are set and refuses a query that sets one (osm_sa_path_record.c:
 * osm_pr_rcv_process). MTU, rate and packet lifetime each have a bit for the selector and one for the value.
 */
public enum PathComponent {
    /** The Service-ID. */
    SERVICE_ID(0, 2),
    /** The GID of the destination. */
    DGID(2, 1),
    /** The GID of the source. */
    SGID(3, 1),
    /** The LID of the destination. */
    DLID(4, 1),
    /** The LID of the source. */
    SLID(5, 1),
    /** Raw traffic. */
    RAW_TRAFFIC(6, 1),
    /** The flow label. */
    FLOW_LABEL(8, 1),
    /** The hop limit. */
    HOP_LIMIT(9, 1),
    /** The traffic class. */
    TCLASS(10, 1),
    /** Whether the path has to be reversible. */
    REVERSIBLE(11, 1),
    /** The maximum number of paths. */
    NUMB_PATH(12, 1),
    /** The P_Key. */
    PKEY(13, 1),
    /** The QoS-Class. */
    QOS_CLASS(14, 1),
    /** The service level. */
    SL(15, 1),
    /** The MTU with its selector. */
    MTU(16, 2),
    /** The rate with its selector. */
    RATE(18, 2),
    /** The packet lifetime with its selector. */
    PACKET_LIFE(20, 2);

    private final long mask;

    PathComponent(int firstBit, int bits) {
        mask = ((1L << bits) - 1) << firstBit;
    }

    /** A component mask as 16 hexadecimal digits after {@code 0x}. */
    public static String text(long componentMask) {
        return String.format("0x%016x", componentMask);
    }

    /** All bits of the field. */
    public long mask() {
        return mask;
    }

    /** Whether a component mask has all bits of the field. */
    public boolean isIn(long componentMask) {
        return (componentMask & mask) == mask;
    }
}
