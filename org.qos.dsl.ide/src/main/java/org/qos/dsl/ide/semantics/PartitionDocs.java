package org.qos.dsl.ide.semantics;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.partition.MemberSelection;
import org.qos.dsl.partition.PartitionFlag;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Pkey;

/** Documentation of the keywords of partition files (osm_prtn_config.c). */
public final class PartitionDocs {

    /** MGID scopes and their names (IBTA 1.4, 4.1.1). */
    private static final Map<Integer, String> SCOPES = new LinkedHashMap<>();

    static {
        SCOPES.put(1, "interface-local");
        SCOPES.put(2, "link-local");
        SCOPES.put(5, "site-local");
        SCOPES.put(8, "organization-local");
        SCOPES.put(14, "global");
    }

    private PartitionDocs() {}

    /**
     * The number of members in the definitions of a partition, without those that OpenSM adds to the default partition.
     */
    public static String members(Partition partition) {
        int implicit = partition.pkey() == Pkey.DEFAULT ? Partitions.DEFAULT_MEMBERS_WITH_FILE.size() : 0;
        return Plurals.of(partition.members().size() - implicit, "member entry", "member entries");
    }

    /** The meaning, the values and the default of a flag. */
    public static String flag(PartitionFlag flag) {
        return switch (flag) {
            case MTU -> "MTU of the groups, 1 to 5; 4 (2048 bytes) by default";
            case RATE -> "rate of the groups, 2 to 22; 3 (10 Gb/s) by default";
            case SCOPE -> "scope of the groups of mgid lines, 1 to 15; may be repeated; 2 (link-local) by default";
            case Q_KEY -> "Q_Key of the groups; 0xb1b for those of IPoIB by default";
            case TCLASS -> "traffic class of the groups, 0 to 255; 0 by default";
            case SL -> "SL of the partition and of its groups, 0 to 15; 0 by default and if QoS is disabled";
            case FLOW_LABEL -> "flow label of the groups, 20 bits; 0 by default";
            case IPOIB -> "with a broadcast group for IPoIB";
            case DEFMEMBER -> "membership of the ports without one of their own; limited by default";
            case INDX0 -> "the P_Key is the first in the P_Key tables of the members";
        };
    }

    /** The meaning of a keyword for members; empty for a GUID. */
    public static Optional<String> member(String written) {
        MemberSelection keyword = MemberSelection.of(written);
        if (keyword.malformed()) {
            return Optional.empty();
        }
        return keyword.ports().isEmpty()
                ? Optional.of("no ports")
                : selection(keyword.ports().get());
    }

    private static Optional<String> selection(Selection ports) {
        return Optional.ofNullable(
                switch (ports) {
                    case ALL -> "all ports";
                    case ALL_CAS -> "ports of channel adapters";
                    case ALL_SWITCHES -> "port 0 of switches";
                    case ALL_ROUTERS -> "ports of routers";
                    case SELF -> "the port of the subnet manager";
                    case PORT -> null;
                });
    }

    /** The meaning of a membership type. */
    public static String membership(Membership membership) {
        return switch (membership) {
            case FULL -> "can communicate with all members";
            case LIMITED -> "can communicate with full members only";
            case BOTH -> "full and limited at once; full only unless allow_both_pkeys is TRUE";
        };
    }

    /** The named scopes, in order. */
    public static Map<Integer, String> scopes() {
        return Collections.unmodifiableMap(SCOPES);
    }
}
