package org.qos.dsl.project.design;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import org.qos.analysis.design.DesignPartition;
import org.qos.dsl.project.settings.Yaml.Scalar;
import org.qos.runtime.value.Pkey;

/** Reads one partition of an intent. */
final class PartitionReader {

    private static final String NAME = "[A-Za-z][A-Za-z0-9_-]{0,30}";

    private final IntentMapping keys;
    /** The groups and words that can be members. */
    private final DefinedNames known;

    private final List<DesignPartition> others;
    /** The names of the partitions before. */
    private final Set<String> earlier;

    PartitionReader(IntentMapping keys, DefinedNames groups, List<DesignPartition> others, Set<String> earlier) {
        this.keys = keys;
        this.known = groups.after(DesignPartition.ALL, DesignPartition.SM);
        this.others = others;
        this.earlier = earlier;
    }

    /** The partition; empty when it has errors. */
    Optional<DesignPartition> read() {
        String name = keys.text(IntentKey.PARTITION_NAME).orElse("");
        boolean isDefault = name.equals(DesignPartition.DEFAULT_NAME);
        if (!keys.has(IntentKey.PARTITION_NAME)) {
            keys.problem(IntentKey.PARTITION_NAME, "a partition needs 'name'");
        } else if (!name.matches(NAME) || isReserved(name)) {
            keys.problem(
                    IntentKey.PARTITION_NAME,
                    "'" + name
                            + "' cannot be the name of a partition; expected a letter, then letters, digits, _ and -,"
                            + " at most 31 in all, and not ALL or SELF");
        } else if (!earlier.add(name)) {
            keys.problem(IntentKey.PARTITION_NAME, "there are two partitions '" + name + "'");
        }
        int pkey = pkey(isDefault);
        Optional<String> ipoib = keys.text(IntentKey.IPOIB);
        if (ipoib.isPresent() && !ipoib.get().matches("true|false")) {
            keys.problem(IntentKey.IPOIB, "'ipoib' is '" + ipoib.get() + "'; expected true or false");
        }
        List<String> full = members(IntentKey.MEMBERS);
        List<String> limited = limited(full);
        if (full.isEmpty() && limited.isEmpty() && !keys.isWrong()) {
            keys.problem(IntentKey.PARTITION_NAME, "the partition '" + name + "' has no members; add 'members'");
        }
        return keys.isWrong()
                ? Optional.empty()
                : Optional.of(
                        new DesignPartition(name, pkey, !ipoib.orElse("true").equals("false"), full, limited));
    }

    private static boolean isReserved(String name) {
        return List.of("ALL", "SELF", "ALL_CAS", "ALL_SWITCHES", "ALL_ROUTERS").stream()
                .anyMatch(name::equalsIgnoreCase);
    }

    private int pkey(boolean isDefault) {
        OptionalInt pkey = keys.number(IntentKey.PKEY, 1, Pkey.DEFAULT);
        if (!keys.has(IntentKey.PKEY) && !isDefault) {
            keys.problem(IntentKey.PARTITION_NAME, "a partition needs 'pkey', such as 0x0101");
        }
        int value = pkey.orElse(Pkey.DEFAULT);
        if (isDefault != (value == Pkey.DEFAULT) && !keys.isWrong()) {
            keys.problem(IntentKey.PKEY, "the P_Key " + Pkey.text(Pkey.DEFAULT) + " is that of the partition Default");
        }
        others.stream()
                .filter(other -> other.pkey() == value)
                .findFirst()
                .ifPresent(other -> keys.problem(
                        IntentKey.PKEY, "the partition '" + other.name() + "' has the P_Key " + Pkey.text(value)));
        return value;
    }

    /**
     * OpenSM keeps the last entry of a port (osm_prtn.c: osm_prtn_add_port), and the full members come last: a limited member that is
     * a full one, too, would be a full one only.
     */
    private List<String> limited(List<String> full) {
        List<String> limited = members(IntentKey.LIMITED);
        limited.stream()
                .filter(name -> full.contains(name) || full.contains(DesignPartition.ALL))
                .findFirst()
                .ifPresent(name -> keys.problem(
                        IntentKey.LIMITED,
                        "'" + name
                                + "' is a full member by 'members', too, and would not be limited; remove it from one"
                                + " of them" + (full.contains(name) ? "" : ", or 'all' from 'members'")));
        return limited;
    }

    private List<String> members(IntentKey key) {
        List<Scalar> members = keys.list(key);
        members.stream()
                .filter(member -> known.lack(member.text()))
                .forEach(member -> keys.problem(known.unknown("group", member)));
        return members.stream().map(Scalar::text).toList();
    }
}
