package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.ide.diagnostics.Checks;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.View;

/**
 * Applies fixes until none is left: of two that touch each other only one can be applied at a time, and some mistakes show
 * only when others are mended.
 *
 * @param view the document
 * @param wanted the findings whose fixes are applied
 */
record Rounds(View view, Predicate<Finding> wanted) {

    /** A text of which every fix leaves another finding is not fixed for ever. */
    private static final int MOST_ROUNDS = 10;

    /** The changes: those of the fixes themselves where one round does, else one that leads to the end. */
    List<Edit> edits(List<Finding> found) {
        List<Finding> first = found.stream().filter(wanted).toList();
        List<Edit> edits = Fixes.edits(first);
        if (edits.isEmpty()) {
            return edits;
        }
        String once = Fixes.apply(view.text(), first).orElseThrow();
        String all = mended(once);
        return all.equals(once) ? edits : List.of(difference(view.text(), all));
    }

    private String mended(String begun) {
        String text = begun;
        for (int round = 1; round < MOST_ROUNDS; round++) {
            Optional<String> better = Fixes.apply(text, findings(text));
            if (better.isEmpty()) {
                return text;
            }
            text = better.get();
        }
        return text;
    }

    private List<Finding> findings(String text) {
        Document next =
                new Document(view.uri(), view.language(), view.document().version(), text);
        return Checks.document(new View(next, view.surroundings())).findings().stream()
                .filter(wanted)
                .toList();
    }

    /** The change of everything between the first and the last character that differ. */
    private static Edit difference(String before, String after) {
        int most = Math.min(before.length(), after.length());
        int start = 0;
        while (start < most && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        int same = 0;
        while (same < most - start
                && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
            same++;
        }
        return new Edit(start, before.length() - same - start, after.substring(start, after.length() - same));
    }
}
