package org.qos.analysis.difference;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.qos.analysis.vl.VirtualLane;
import org.qos.analysis.vl.VlForecast;
import org.qos.runtime.option.PortKind;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;

/**
 * Tables of some kinds of ports that differ.
 *
 * @param origin which tables of the ports these are
 * @param kinds the kinds of ports, whose tables change alike
 * @param ports how many ports of the only kind these are, where its ports differ; empty for all ports of the kinds
 * @param before their tables on the old side
 * @param after their tables on the new side
 * @param lowered the SLs in use whose packets get less than before, each with what is lower
 */
public record TableChange(
        Origin origin,
        Set<PortKind> kinds,
        OptionalInt ports,
        VlForecast before,
        VlForecast after,
        Map<Integer, Set<Lowering>> lowered) {

    /** Which tables of ports are compared. */
    public enum Origin {
        /** The only ones: of no policy or of no option file. */
        ONLY,
        /** Those that the policies state, which {@code qos apply} programs; what a policy does not state is that of its options. */
        QOS_SETUP,
        /** Those of the option files, which OpenSM sets, whatever the policies state. */
        OPTION_FILE
    }

    /** Copies the collections. */
    public TableChange {
        kinds = Collections.unmodifiableSet(EnumSet.copyOf(kinds));
        lowered = Collections.unmodifiableMap(new LinkedHashMap<>(lowered));
    }

    /** The tables that differ between two sides, a change for all kinds of ports that change alike. */
    static List<TableChange> of(TablesByKind before, TablesByKind after, SortedSet<Integer> slsInUse) {
        Map<List<VlForecast>, Set<PortKind>> alike = new LinkedHashMap<>();
        before.byKind().forEach((kind, tables) -> alike.computeIfAbsent(
                        List.of(tables, after.byKind().get(kind)), pair -> EnumSet.noneOf(PortKind.class))
                .add(kind));
        List<TableChange> changes = new ArrayList<>();
        alike.forEach((pair, kinds) -> {
            if (!pair.get(0).equals(pair.get(1))) {
                changes.add(new TableChange(
                        Origin.ONLY,
                        kinds,
                        OptionalInt.empty(),
                        pair.get(0),
                        pair.get(1),
                        lowered(kinds.iterator().next(), pair.get(0), pair.get(1), slsInUse)));
            }
        });
        return changes;
    }

    /** The same as a change of tables of some origin. */
    TableChange of(Origin other) {
        return new TableChange(other, kinds, ports, before, after, lowered);
    }

    /** The same without the kinds of ports where another change has the same tables; empty where no kind is left. */
    Optional<TableChange> without(Collection<TableChange> others) {
        EnumSet<PortKind> rest = EnumSet.copyOf(kinds);
        others.stream()
                .filter(other -> other.before.equals(before) && other.after.equals(after))
                .forEach(other -> rest.removeAll(other.kinds));
        return rest.isEmpty()
                ? Optional.empty()
                : Optional.of(new TableChange(origin, rest, ports, before, after, lowered));
    }

    /** How the tables of ports of a kind lower what SLs get. */
    static Map<Integer, Set<Lowering>> lowered(
            PortKind kind, VlForecast before, VlForecast after, SortedSet<Integer> slsInUse) {
        Map<Integer, Set<Lowering>> lowered = new LinkedHashMap<>();
        TablesByKind was = new TablesByKind(Map.of(kind, before));
        TablesByKind is = new TablesByKind(Map.of(kind, after));
        for (int sl : slsInUse) {
            Set<Lowering> lower = is.lowered(was, sl, sl);
            if (!lower.isEmpty()) {
                lowered.put(sl, lower);
            }
        }
        return lowered;
    }

    /** The SLs that have another VL than before, ascending. */
    public List<Integer> movedSls() {
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> vl(before, sl) != vl(after, sl))
                .boxed()
                .toList();
    }

    /** The VL of an SL, 15 where its packets are dropped. */
    public static int vl(VlForecast tables, int sl) {
        return SlService.of(tables, sl).vl();
    }

    /** The VLs whose share of a table differs, ascending. */
    public SortedSet<Integer> vlsWithOtherShares() {
        SortedSet<Integer> vls = new TreeSet<>();
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            if (!SlService.isSame(highShare(before, vl), highShare(after, vl))
                    || !SlService.isSame(lowShare(before, vl), lowShare(after, vl))) {
                vls.add(vl);
            }
        }
        return vls;
    }

    /** The part of a VL in the weights of the high-priority table, 0 to 1. */
    public static double highShare(VlForecast tables, int vl) {
        return virtualLane(tables, vl).map(VirtualLane::highShare).orElse(0.0);
    }

    /** The part of a VL in the weights of the low-priority table, 0 to 1. */
    public static double lowShare(VlForecast tables, int vl) {
        return virtualLane(tables, vl).map(VirtualLane::lowShare).orElse(0.0);
    }

    /** Whether the tables lower what an SL in use gets. */
    public boolean isBreaking() {
        return !lowered.isEmpty();
    }

    private static Optional<VirtualLane> virtualLane(VlForecast tables, int vl) {
        return tables.dataVls().stream().filter(one -> one.vl() == vl).findFirst();
    }
}
