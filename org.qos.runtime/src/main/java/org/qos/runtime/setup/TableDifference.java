package org.qos.runtime.setup;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** What has to be set so that the ports of a subnet get stated tables; what is not known has to be set. */
final class TableDifference {

    private static final int LOW_BLOCK = 1;
    private static final int HIGH_BLOCK = 3;
    private static final int BLOCK_ENTRIES = 32;
    /** An entry that is skipped. */
    private static final VlWeight NO_ENTRY = new VlWeight(0, 0);

    private final SubnetState state;
    private final PortLimits limits;

    TableDifference(SubnetState state, PortLimits limits) {
        this.state = state;
        this.limits = limits;
    }

    /** The change of a port; without blocks when it has the tables. */
    PortChange of(PortTables wanted) {
        List<TableBlock> blocks = new ArrayList<>();
        PortId port = wanted.port();
        VlArbTables now = state.vlArb(port);
        wanted.sl2vl().forEach((inPort, row) -> addRow(port, inPort, row, blocks));
        wanted.low().ifPresent(low -> addTable(low, now.low(), limits.lowCapacity(port), LOW_BLOCK, blocks));
        wanted.high().ifPresent(high -> addTable(high, now.high(), limits.highCapacity(port), HIGH_BLOCK, blocks));
        wanted.highLimit().stream()
                .filter(limit -> !now.highLimit().equals(OptionalInt.of(limit)))
                .forEach(limit -> blocks.add(new TableBlock.HighLimit(now.highLimit(), limit)));
        return new PortChange(port, blocks);
    }

    private void addRow(PortId port, int inPort, Long row, List<TableBlock> blocks) {
        Optional<Long> now = state.sl2vl().row(port, inPort);
        if (!now.equals(Optional.of(row))) {
            blocks.add(new TableBlock.Sl2Vl(inPort, now, row));
        }
    }

    private static void addTable(
            List<VlWeight> wanted,
            Optional<List<VlWeight>> now,
            OptionalInt capacity,
            int firstBlock,
            List<TableBlock> blocks) {
        List<VlWeight> whole =
                padded(wanted, capacity.orElse(now.map(List::size).orElse(0)));
        for (int begin = 0; begin < whole.size(); begin += BLOCK_ENTRIES) {
            List<VlWeight> after = whole.subList(begin, Math.min(begin + BLOCK_ENTRIES, whole.size()));
            Optional<List<VlWeight>> before = entries(now, begin, begin + after.size());
            if (!before.equals(Optional.of(after))) {
                blocks.add(new TableBlock.VlArb(firstBlock + begin / BLOCK_ENTRIES, before, after));
            }
        }
    }

    /** The entries of a block, if all of them are known. */
    private static Optional<List<VlWeight>> entries(Optional<List<VlWeight>> table, int begin, int end) {
        return table.filter(entries -> entries.size() >= end).map(entries -> entries.subList(begin, end));
    }

    /** The table with as many entries as the port has, where that is known. */
    private static List<VlWeight> padded(List<VlWeight> entries, int length) {
        List<VlWeight> padded = new ArrayList<>(entries);
        int missing = Math.min(length, VlArbitration.MAX_ENTRIES) - entries.size();
        padded.addAll(Collections.nCopies(Math.max(0, missing), NO_ENTRY));
        return padded;
    }
}
