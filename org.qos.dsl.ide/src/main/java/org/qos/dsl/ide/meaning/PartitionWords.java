package org.qos.dsl.ide.meaning;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import org.qos.dsl.lower.FlagWord;
import org.qos.dsl.lower.MemberWord;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.PartitionMember.Selection;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.value.Pkey;

/** What the words of partition files mean (OpenSM osm_prtn_config.c). */
public final class PartitionWords {

    /** The scopes that MGIDs have, with their names (IBTA 1.4, 4.1.1). */
    private static final Map<Integer, String> SCOPES = new LinkedHashMap<>();

    static {
        SCOPES.put(1, "this port");
        SCOPES.put(2, "this link");
        SCOPES.put(5, "this site");
        SCOPES.put(8, "this organisation");
        SCOPES.put(14, "global");
    }

    private PartitionWords() {}

    /** How many members its definitions name; those that OpenSM gives the default partition are not written. */
    public static String members(Partition partition) {
        int given = partition.pkey() == Pkey.DEFAULT ? Partitions.DEFAULT_MEMBERS_WITH_FILE.size() : 0;
        return Counted.of(partition.members().size() - given, "member entry", "member entries");
    }

    /** What a flag says, which values it takes, and what holds without it. */
    public static String flag(FlagWord flag) {
        return switch (flag) {
            case MTU -> "MTU of the groups, 1 to 5; 4 (2048 bytes) by default";
            case RATE -> "rate of the groups, 2 to 22; 3 (10 Gb/s) by default";
            case SCOPE -> "scope of the groups of mgid lines, 1 to 15; may be repeated; 2 (this link) by default";
            case Q_KEY -> "Q_Key of the groups; 0xb1b for those of IPoIB by default";
            case TCLASS -> "traffic class of the groups, 0 to 255; 0 by default";
            case SL -> "SL of the partition and of its groups, 0 to 15; 0 by default, and wherever QoS is off";
            case FLOW_LABEL -> "flow label of the groups, 20 bits; 0 by default";
            case IPOIB -> "with a broadcast group for IPoIB";
            case DEFMEMBER -> "how ports belong for which nothing else is written; limited by default";
            case INDX0 -> "the P_Key stands first in the tables of the members";
        };
    }

    /** What a word that stands for members means; empty for GUIDs. */
    public static Optional<String> member(String written) {
        MemberWord word = MemberWord.of(written);
        if (word.malformed()) {
            return Optional.empty();
        }
        return word.ports().isEmpty()
                ? Optional.of("nobody")
                : selection(word.ports().get());
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

    /** What it means to be such a member. */
    public static String membership(Membership membership) {
        return switch (membership) {
            case FULL -> "talks to all members";
            case LIMITED -> "talks to full members only";
            case BOTH -> "full and limited at once; full only unless allow_both_pkeys is TRUE";
        };
    }

    /** The scopes that have names, in order. */
    public static Map<Integer, String> scopes() {
        return Collections.unmodifiableMap(SCOPES);
    }
}
