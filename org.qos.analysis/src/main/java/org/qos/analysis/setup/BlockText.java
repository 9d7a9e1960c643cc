package org.qos.analysis.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.setup.TableBlock;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/** The blocks of a change as lines; rows of SL2VL that change alike are one line. */
final class BlockText {

    private static final String UNKNOWN = "not known";

    private BlockText() {}

    /** The lines of a change. */
    static List<String> lines(List<TableBlock> blocks) {
        List<String> lines = new ArrayList<>();
        rows(blocks)
                .forEach((change, inPorts) -> lines.add("SL2VL from in-port "
                        + PortTitles.numbers(inPorts) + ": " + row(change.after())
                        + now(change.before().map(BlockText::row))));
        for (TableBlock block : blocks) {
            if (block instanceof TableBlock.VlArb table) {
                lines.add(title(table) + ": " + weights(table.after())
                        + now(table.before().map(BlockText::weights)));
            } else if (block instanceof TableBlock.HighLimit limit) {
                lines.add("VLHighLimit: " + limit.after() + now(before(limit)));
            }
        }
        return lines;
    }

    /** A row as files have it: the VL of each SL. */
    private static String row(long row) {
        return IntStream.range(0, Sl.COUNT)
                .mapToObj(sl -> Integer.toString(Sl2VlRow.vl(row, sl)))
                .collect(Collectors.joining(","));
    }

    /** Entries as files have them, without the unused ones at the end. */
    static String weights(List<VlWeight> entries) {
        int end = entries.size();
        while (end > 0 && entries.get(end - 1).weight() == 0) {
            end--;
        }
        return end == 0
                ? "no entries"
                : entries.subList(0, end).stream().map(VlWeight::toString).collect(Collectors.joining(","));
    }

    private static Map<TableBlock.Sl2Vl, List<Integer>> rows(List<TableBlock> blocks) {
        Map<TableBlock.Sl2Vl, List<Integer>> inPorts = new LinkedHashMap<>();
        for (TableBlock block : blocks) {
            if (block instanceof TableBlock.Sl2Vl row) {
                TableBlock.Sl2Vl change = new TableBlock.Sl2Vl(0, row.before(), row.after());
                inPorts.computeIfAbsent(change, some -> new ArrayList<>()).add(row.inPort());
            }
        }
        return inPorts;
    }

    private static String title(TableBlock.VlArb table) {
        boolean second = table.block() % 2 == 0;
        return (table.block() < VlArbitration.FIRST_HIGH_BLOCK ? "low-priority table" : "high-priority table")
                + (second ? " from entry 33" : "");
    }

    private static Optional<String> before(TableBlock.HighLimit limit) {
        return limit.before().isPresent()
                ? Optional.of(Integer.toString(limit.before().getAsInt()))
                : Optional.empty();
    }

    private static String now(Optional<String> before) {
        return " (now " + before.orElse(UNKNOWN) + ")";
    }
}
