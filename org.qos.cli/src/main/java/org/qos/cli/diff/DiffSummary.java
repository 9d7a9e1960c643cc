package org.qos.cli.diff;

import java.util.ArrayList;
import java.util.List;
import org.qos.analysis.difference.PolicyDifference;

/**
 * How much differs, in one line.
 *
 * @param difference what differs
 * @param breaking whether it has only changes that lower what is guaranteed
 */
record DiffSummary(PolicyDifference difference, boolean breaking) {

    /** Such as {@code 2 changes of levels, 3 more of requests that OpenSM refuses, 1 change of tables; 1 lowers what is guaranteed.} */
    String line() {
        if (difference.isEmpty()) {
            return breaking ? "No change lowers what is guaranteed." : "No difference.";
        }
        List<String> parts = new ArrayList<>();
        addLevels(parts, difference.requests().size() - difference.refused(), difference.refused());
        add(parts, difference.tables().size(), "tables");
        add(parts, difference.otherScopes() ? 1 : 0, "scopes");
        add(parts, difference.partitions().size(), "partitions");
        add(parts, difference.options().size(), "options");
        int lower = changes(difference.breaking());
        return String.join(", ", parts)
                + (lower == 0
                        ? "; none lowers what is guaranteed."
                        : "; " + lower + (lower == 1 ? " lowers" : " lower") + " what is guaranteed.");
    }

    /** How many changes there are. */
    private static int changes(PolicyDifference difference) {
        return difference.requests().size()
                + difference.tables().size()
                + difference.partitions().size()
                + difference.options().size();
    }

    /** Changes that nobody sees, because OpenSM refuses the requests, are counted apart. */
    private static void addLevels(List<String> parts, int count, int refused) {
        add(parts, count, "levels");
        if (refused > 0) {
            parts.add((count == 0 ? DiffPhrases.counted(refused, "change") + " of levels" : refused + " more")
                    + " of requests that OpenSM refuses");
        }
    }

    private static void add(List<String> parts, int count, String what) {
        if (count > 0) {
            parts.add(DiffPhrases.counted(count, "change") + " of " + what);
        }
    }
}
