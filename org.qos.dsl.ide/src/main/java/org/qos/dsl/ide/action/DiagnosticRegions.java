package org.qos.dsl.ide.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.IntStream;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.ide.workspace.Lines;

/**
 * Finds diagnostics by their regions with a binary search.
 *
 * @param diagnostics the diagnostics, in their own order
 * @param sorted their regions, by start
 * @param order for each sorted region the index of its diagnostic
 * @param lastEnds for each sorted region the last end of all up to it
 */
record DiagnosticRegions(
        List<Diagnostic> diagnostics, List<Region> sorted, List<Integer> order, List<Integer> lastEnds) {

    /**
     * A region of the text.
     *
     * @param start the offset where it begins
     * @param end the offset after it
     */
    record Region(int start, int end) {}

    /** The region of a range. */
    static Region region(Lines lines, Range range) {
        return new Region(lines.offset(range.getStart()), lines.offset(range.getEnd()));
    }

    static DiagnosticRegions of(Lines lines, List<Diagnostic> diagnostics) {
        List<Region> regions =
                diagnostics.stream().map(each -> region(lines, each.getRange())).toList();
        List<Integer> order = IntStream.range(0, regions.size())
                .boxed()
                .sorted(Comparator.comparingInt(index -> regions.get(index).start()))
                .toList();
        List<Region> sorted = order.stream().map(regions::get).toList();
        List<Integer> lastEnds = new ArrayList<>();
        int last = 0;
        for (Region region : sorted) {
            last = Math.max(last, region.end());
            lastEnds.add(last);
        }
        return new DiagnosticRegions(diagnostics, sorted, order, List.copyOf(lastEnds));
    }

    /** The diagnostics that overlap or adjoin a region, in their own order. */
    List<Diagnostic> touching(Region region) {
        List<Integer> found = new ArrayList<>();
        for (int at = countUpTo(region.end()) - 1; at >= 0 && lastEnds.get(at) >= region.start(); at--) {
            if (sorted.get(at).end() >= region.start()) {
                found.add(order.get(at));
            }
        }
        return found.stream().sorted().map(diagnostics::get).toList();
    }

    /** How many regions begin at an offset or before it. */
    private int countUpTo(int offset) {
        int low = 0;
        int high = sorted.size();
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (sorted.get(middle).start() <= offset) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }
}
