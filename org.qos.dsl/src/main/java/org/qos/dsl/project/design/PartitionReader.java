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

    /** What is expected of a P_Key. */
    private static final String PKEYS = "a P_Key from 0x1 to 0x7fff";

    private static final String NAME = "[A-Za-z][A-Za-z0-9_-]{0,30}";

    private final IntentMapping keys;
    /** The groups and words that can be members. */
    private final IntentNames known;

    private final List<DesignPartition> others;
    /** The names of the partitions before. */
    private final Set<String> earlier;

    PartitionReader(IntentMapping keys, IntentNames groups, List<DesignPartition> others, Set<String> earlier) {
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
            lacksName();
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

    /** A misspelled key has an error of its own. */
    private void lacksName() {
        if (keys.lacks(IntentKey.PARTITION_NAME)) {
            keys.problem(IntentKey.PARTITION_NAME, "a partition needs 'name'");
        }
    }

    private static boolean isReserved(String name) {
        return List.of("ALL", "SELF", "ALL_CAS", "ALL_SWITCHES", "ALL_ROUTERS").stream()
                .anyMatch(name::equalsIgnoreCase);
    }

    private int pkey(boolean isDefault) {
        if (!isDefault && keys.lacks(IntentKey.PKEY)) {
            keys.problem(IntentKey.PARTITION_NAME, "a partition needs 'pkey', such as 0x0101");
        }
        OptionalInt written = pkey();
        if (written.isEmpty() && (keys.has(IntentKey.PKEY) || !isDefault)) {
            return Pkey.DEFAULT;
        }
        int value = written.orElse(Pkey.DEFAULT);
        Optional<DesignPartition> other =
                others.stream().filter(each -> each.pkey() == value).findFirst();
        if (isDefault != (value == Pkey.DEFAULT)) {
            keys.problem(IntentKey.PKEY, "the P_Key " + Pkey.text(Pkey.DEFAULT) + " is that of the partition Default");
        } else if (other.isPresent() && !isDefault) {
            keys.problem(
                    IntentKey.PKEY,
                    "the partition '" + other.get().name() + "' already has the P_Key " + Pkey.text(value));
        }
        return value;
    }

    /** What is written; empty with a problem where it is no P_Key without the membership bit. */
    private OptionalInt pkey() {
        OptionalInt number = keys.number(IntentKey.PKEY, PKEYS, 1, Pkey.MAX);
        if (number.isEmpty() || number.getAsInt() <= Pkey.DEFAULT) {
            return number;
        }
        int base = number.getAsInt() & Pkey.BASE_MASK;
        String text = "the P_Key 0x" + Integer.toHexString(number.getAsInt()) + " has the membership bit; ";
        keys.problem(IntentKey.PKEY, text + (base == 0 ? "expected " + PKEYS : "write 0x" + Integer.toHexString(base)));
        return OptionalInt.empty();
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
