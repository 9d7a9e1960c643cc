package org.qos.runtime.path;

import java.util.Arrays;
import java.util.Optional;

/**
 * A field of a MultiPathRecord query and the bits of the component mask that say whether the query carries it (IBTA
 * 15.2.5.20; OpenSM ib_types.h: IB_MPR_COMPMASK_*). The Service-ID lies in two fields that were reserved, its highest
 * byte apart from the others, and has a bit for each; OpenSM reads it only when both are set
 * (osm_qos_policy.c:osm_qos_policy_get_qos_level_by_mpr).
 */
public enum MultiPathComponent {
    /** Raw traffic. */
    RAW_TRAFFIC(0x1),
    /** The flow label. */
    FLOW_LABEL(0x4),
    /** The hop limit. */
    HOP_LIMIT(0x8),
    /** The traffic class. */
    TCLASS(0x10),
    /** Whether the paths have to be reversible. */
    REVERSIBLE(0x20),
    /** The maximum number of paths for each pair of GIDs. */
    NUMB_PATH(0x40),
    /** The P_Key. */
    PKEY(0x80),
    /** The QoS-Class. */
    QOS_CLASS(0x100),
    /** The service level. */
    SL(0x200),
    /** The MTU with its selector. */
    MTU(0xc00),
    /** The rate with its selector. */
    RATE(0x3000),
    /** The packet lifetime with its selector. */
    PACKET_LIFE(0xc000),
    /** The Service-ID: bit 16 for its highest byte, bit 21 for the other seven. */
    SERVICE_ID(0x21_0000),
    /** Whether the paths have to be independent of each other. */
    INDEPENDENCE(0x2_0000),
    /** The number of source GIDs. */
    SGID_COUNT(0x8_0000),
    /** The number of destination GIDs. */
    DGID_COUNT(0x10_0000);

    private final long mask;

    MultiPathComponent(long mask) {
        this.mask = mask;
    }

    /** The field that means the same in a PathRecord query; its ends and the independence have none. */
    public static Optional<MultiPathComponent> like(PathComponent component) {
        return Arrays.stream(values())
                .filter(own -> own.name().equals(component.name()))
                .findFirst();
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
