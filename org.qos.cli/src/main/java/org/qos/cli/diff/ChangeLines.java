package org.qos.cli.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.analysis.difference.PartitionChange;
import org.qos.analysis.difference.TableChange;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Pkey;
import org.qos.runtime.value.Rate;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/** What differs in tables and partitions, a line for each difference. */
final class ChangeLines {

    /** Says that scopes differ and what they change is not known. */
    static final String OTHER_SCOPES =
            "qos-setup differs in scopes for some ports of a kind; without a fabric their tables are not"
                    + " compared; pass --fabric";

    private final DiffPhrases phrases;

    ChangeLines(Fabric fabric) {
        this.phrases = new DiffPhrases(fabric);
    }

    /** The kinds of ports whose tables differ. */
    static String title(TableChange change) {
        return "Tables of "
                + (change.ports().isPresent() ? change.ports().getAsInt() + " of the " : "")
                + DiffPhrases.kinds(change.kinds())
                + origin(change);
    }

    /** Which tables of the ports these are, where there are two. */
    private static String origin(TableChange change) {
        return switch (change.origin()) {
            case ONLY -> "";
            case QOS_SETUP -> " (those of qos-setup, which 'qos apply' programs)";
            case OPTION_FILE -> " (those of the option file, which OpenSM sets)";
        };
    }

    /** What differs in tables. */
    static List<String> of(TableChange change) {
        List<String> lines = new ArrayList<>();
        VlForecast before = change.before();
        VlForecast after = change.after();
        for (int sl : change.movedSls()) {
            lines.add("SL " + sl + ": " + vl(TableChange.vl(before, sl)) + " -> " + vl(TableChange.vl(after, sl)));
        }
        for (int vl : change.vlsWithOtherShares()) {
            List<String> shares = new ArrayList<>();
            share("high", TableChange.highShare(before, vl), TableChange.highShare(after, vl))
                    .ifPresent(shares::add);
            share("low", TableChange.lowShare(before, vl), TableChange.lowShare(after, vl))
                    .ifPresent(shares::add);
            lines.add("VL" + vl + ": " + String.join(", ", shares));
        }
        if (before.highLimit() != after.highLimit()) {
            lines.add("high limit " + limit(before.highLimit()) + " -> " + limit(after.highLimit()));
        }
        if (before.vls() != after.vls()) {
            lines.add(before.vls() + " -> " + after.vls() + " VLs");
        }
        return lines;
    }

    /** The partition that differs. */
    static String title(PartitionChange change) {
        String state = change.before().isEmpty() ? "New partition " : "Partition ";
        return (change.after().isEmpty() ? "Removed partition " : state)
                + "'" + DiffPhrases.shown(change.name()) + "' ("
                + Pkey.text(change.pkey()) + ")";
    }

    /** What the members or the IPoIB broadcast group of a partition lose. */
    static Optional<String> lowered(PartitionChange change) {
        List<String> lower = new ArrayList<>();
        if (change.losesService()) {
            lower.add("members or IPoIB lose service");
        }
        if (change.lowersIpoibMtu()) {
            lower.add("lower MTU of IPoIB");
        }
        if (change.lowersIpoibRate()) {
            lower.add("lower rate of IPoIB");
        }
        return lower.isEmpty() ? Optional.empty() : Optional.of(String.join(", ", lower));
    }

    /** What differs in a partition. */
    List<String> of(PartitionChange change) {
        List<String> lines = new ArrayList<>();
        if (change.changesSl()) {
            lines.add("SL " + sl(change.before()) + " -> " + sl(change.after()));
        }
        if (change.changesIpoib()) {
            lines.add("IPoIB broadcast group: " + group(change.ipoibBefore()) + " -> " + group(change.ipoibAfter()));
        }
        if (!change.gained().isEmpty()) {
            lines.add("members gained: " + phrases.members(change.gained()));
        }
        if (!change.lost().isEmpty()) {
            lines.add("members lost: " + phrases.members(change.lost()));
        }
        if (!change.changed().isEmpty()) {
            lines.add("members now of another kind: " + phrases.members(change.changed()));
        }
        return lines;
    }

    private static int sl(Optional<Partition> partition) {
        return partition.orElseThrow().sl();
    }

    private static String group(Optional<MulticastGroup> group) {
        return group.map(found ->
                        "SL " + found.sl() + ", " + Mtu.bytes(found.mtu()) + " bytes, " + Rate.text(found.rate()))
                .orElse("none");
    }

    private static String vl(int vl) {
        return vl == Vl.DROP ? "dropped" : "VL" + vl;
    }

    private static String limit(int limit) {
        return limit == VlArbitration.NO_LIMIT ? "none" : Integer.toString(limit);
    }

    private static Optional<String> share(String table, double before, double after) {
        String was = DiffPhrases.percent(before);
        String is = DiffPhrases.percent(after);
        return was.equals(is)
                ? Optional.empty()
                : Optional.of(was + " -> " + is + " of the " + table + "-priority table");
    }
}
