package org.qos.dsl.lower;

import java.util.Arrays;
import java.util.Optional;

/**
 * The flags of a partition definition, in the order in which OpenSM compares what is written with them. It compares only
 * as many characters as are written, so {@code s} is {@code scope} (osm_prtn_config.c:parse_group_flag,
 * partition_add_flag).
 */
public enum PartitionFlag {
    /** MTU of the groups, an IBTA code. */
    MTU("mtu", true),
    /** Rate of the groups, an IBTA code. */
    RATE("rate", true),
    /** Scope of the groups of mgid lines, 1 to 15; may be repeated. */
    SCOPE("scope", true),
    /** Q_Key of the groups. */
    Q_KEY("Q_Key", true),
    /** Traffic class of the broadcast group, or of the group of an mgid line. */
    TCLASS("TClass", true),
    /** SL of the partition and of the groups, 0 to 15. */
    SL("sl", true),
    /** Flow label of the groups, 20 bits. */
    FLOW_LABEL("FlowLabel", true),
    /** The partition has a broadcast group for IPoIB. */
    IPOIB("ipoib", false),
    /** How ports belong for which nothing else is written. */
    DEFMEMBER("defmember", false),
    /** The P_Key is at index 0 of the members' P_Key tables. */
    INDX0("indx0", false);

    private final String keyword;
    private final boolean ofGroup;

    PartitionFlag(String keyword, boolean ofGroup) {
        this.keyword = keyword;
        this.ofGroup = ofGroup;
    }

    /** The flag in full. */
    public String keyword() {
        return keyword;
    }

    /** Whether it is allowed on an mgid line too. */
    public boolean isOfGroup() {
        return ofGroup;
    }

    /** The flag that OpenSM takes what is written for; empty when it ignores it. */
    public static Optional<PartitionFlag> of(String written) {
        return Arrays.stream(values()).filter(flag -> flag.takes(written)).findFirst();
    }

    private boolean takes(String written) {
        return this == INDX0 ? keyword.equals(written) : keyword.startsWith(written);
    }
}
