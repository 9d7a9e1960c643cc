package org.qos.cli.diff;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import org.qos.analysis.difference.PolicyDifference;

/**
 * How much differs, in one line.
 *
 * @param difference what differs
 * @param omitted how many changes were left out because they lower nothing that is guaranteed; empty if none was to be left out
 */
record DiffSummary(PolicyDifference difference, OptionalInt omitted) {

    /** Such as {@code 2 changes of levels, 3 more of requests that OpenSM refuses, 1 change of tables; 1 lowers what is guaranteed.} */
    String line() {
        if (difference.isEmpty()) {
            return omitted.orElse(0) > 0 ? "No change lowers what is guaranteed" + others() : "No difference.";
        }
        List<String> parts = new ArrayList<>();
        addLevels(parts, difference.requests().size() - difference.refused(), difference.refused());
        add(parts, difference.tables().size(), "tables");
        add(parts, difference.otherScopes() ? 1 : 0, "scopes");
        add(parts, difference.partitions().size(), "partitions");
        add(parts, difference.options().size(), "options");
        int lower = difference.breaking().changes();
        return String.join(", ", parts)
                + (lower == 0
                        ? "; none lowers what is guaranteed"
                        : "; " + lower + (lower == 1 ? " lowers" : " lower") + " what is guaranteed")
                + others();
    }

    private String others() {
        int others = omitted.orElse(0);
        return others == 0 ? "." : "; " + DiffPhrases.counted(others, "other change") + " left out.";
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
