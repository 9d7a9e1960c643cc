package org.qos.dsl.partition;

import java.util.Arrays;
import java.util.Optional;
import org.qos.dsl.scanner.CNumber;
import org.qos.runtime.partition.Mgid;
import org.qos.runtime.value.FlowLabel;
import org.qos.runtime.value.Sl;

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

    /** Whether OpenSM takes a value: SL, scope and flow label have a range, and only white space may follow an SL or a flow label. */
    public boolean takesValue(String value) {
        CNumber number = CNumber.in(value);
        return switch (this) {
            case SCOPE -> number.asUnsignedInt() != 0 && number.asUnsignedInt() <= Mgid.MAX_SCOPE;
            case SL -> number.asUnsignedInt() <= Sl.MAX && number.isAloneIn(value);
            case FLOW_LABEL -> number.asUnsignedInt() <= FlowLabel.MAX && number.isAloneIn(value);
            case MTU, RATE, Q_KEY, TCLASS, IPOIB, DEFMEMBER, INDX0 -> true;
        };
    }

    /** The flag that OpenSM takes what is written for; empty when it ignores it. */
    public static Optional<PartitionFlag> of(String written) {
        return Arrays.stream(values()).filter(flag -> flag.takes(written)).findFirst();
    }

    private boolean takes(String written) {
        return this == INDX0 ? keyword.equals(written) : keyword.startsWith(written);
    }
}
