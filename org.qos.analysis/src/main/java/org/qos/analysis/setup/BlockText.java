package org.qos.analysis.setup;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.runtime.setup.TableBlock;
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
                        + PortTitles.numbers(inPorts) + ": " + Sl2VlRow.text(change.after())
                        + now(change.before().map(Sl2VlRow::text))));
        for (TableBlock block : blocks) {
            if (block instanceof TableBlock.VlArb table) {
                lines.add(title(table) + ": " + VlWeight.text(table.after())
                        + now(table.before().map(VlWeight::text)));
            } else if (block instanceof TableBlock.HighLimit limit) {
                lines.add("VLHighLimit: " + limit.after() + now(before(limit)));
            }
        }
        return lines;
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
