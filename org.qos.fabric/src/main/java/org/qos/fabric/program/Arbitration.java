package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.VlWeight;

/**
 * The arbitration tables of a port, block by block. Immutable. A VL is <em>served</em> when an entry of either table has it
 * with a weight above 0; packets of other VLs wait until their lifetime ends.
 *
 * @param blocks the entries of blocks 1 to 4 (IBTA 14.2.5.9), as many as the port takes; blocks without entries are left out
 */
record Arbitration(SortedMap<Integer, List<VlWeight>> blocks) {

    private static final int ENTRIES_OF_A_BLOCK = 32;
    private static final int FIRST_LOW = 1;
    private static final int FIRST_HIGH = 3;

    Arbitration {
        blocks = Collections.unmodifiableSortedMap(new TreeMap<>(blocks));
    }

    /** The tables of a port, without those that are not known. */
    static Arbitration of(VlArbTables tables) {
        SortedMap<Integer, List<VlWeight>> blocks = new TreeMap<>();
        tables.low().ifPresent(low -> split(low, FIRST_LOW, blocks));
        tables.high().ifPresent(high -> split(high, FIRST_HIGH, blocks));
        return new Arbitration(blocks);
    }

    private static void split(List<VlWeight> table, int block, SortedMap<Integer, List<VlWeight>> blocks) {
        for (int from = 0; from < table.size(); from += ENTRIES_OF_A_BLOCK) {
            int to = Math.min(table.size(), from + ENTRIES_OF_A_BLOCK);
            blocks.put(block + from / ENTRIES_OF_A_BLOCK, List.copyOf(table.subList(from, to)));
        }
    }

    /** The same with another block. */
    Arbitration with(int block, List<VlWeight> entries) {
        SortedMap<Integer, List<VlWeight>> changed = new TreeMap<>(blocks);
        changed.put(block, List.copyOf(entries));
        return new Arbitration(changed);
    }

    /** A bit for each VL that is served, the lowest bit for VL0. */
    int served() {
        return blocks.values().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.weight() > 0)
                .mapToInt(entry -> 1 << entry.vl())
                .reduce(0, (some, one) -> some | one);
    }

    boolean serves(int vls) {
        return (vls & ~served()) == 0;
    }

    /** The blocks that another state has otherwise. */
    List<Integer> differing(Arbitration other) {
        return other.blocks.keySet().stream()
                .filter(block -> !other.blocks.get(block).equals(blocks.get(block)))
                .toList();
    }

    /** The entry that another table gives a VL, with the minimum weight above 0 where it gives none. */
    VlWeight entryOf(int vl) {
        return blocks.values().stream()
                .flatMap(List::stream)
                .filter(entry -> entry.vl() == vl && entry.weight() > 0)
                .findFirst()
                .orElse(new VlWeight(vl, 1));
    }

    /**
     * The same with VLs served in addition, in entries that are spare: those of weight 0, of VLs that are not needed, and of
     * VLs that have another entry.
     *
     * @param block the only block to change, 0 for any
     * @param needed the VLs that have to stay served
     * @param added the VLs to be served in addition
     * @param weights gives the entries of the added VLs
     * @return empty when there are too few spare entries
     */
    Optional<Arbitration> serving(int block, int needed, int added, Arbitration weights) {
        Arbitration state = this;
        for (int vl : Vls.of(added & ~served())) {
            Optional<Arbitration> next = state.serving(block, needed | added, weights.entryOf(vl));
            if (next.isEmpty()) {
                return Optional.empty();
            }
            state = next.get();
        }
        return Optional.of(state);
    }

    private Optional<Arbitration> serving(int block, int needed, VlWeight added) {
        List<Integer> candidates = block == 0 ? List.copyOf(blocks.keySet()) : List.of(block);
        return Stream.of(true, false)
                .flatMap(skipped -> candidates.stream().flatMap(candidate -> replacements(candidate, skipped, added)))
                .filter(changed -> changed.serves(served() & needed))
                .findFirst();
    }

    /** The states with an entry of a block replaced: one of weight 0, or one of another weight. */
    private Stream<Arbitration> replacements(int block, boolean skipped, VlWeight added) {
        List<VlWeight> entries = blocks.getOrDefault(block, List.of());
        return IntStream.range(0, entries.size())
                .filter(i -> entries.get(i).weight() == 0 == skipped)
                .mapToObj(i -> with(block, replaced(entries, i, added)));
    }

    private static List<VlWeight> replaced(List<VlWeight> entries, int index, VlWeight entry) {
        List<VlWeight> changed = new ArrayList<>(entries);
        changed.set(index, entry);
        return changed;
    }
}
