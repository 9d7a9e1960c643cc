package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Applies fixes until none is left: of two overlapping fixes only one can be applied at a time, and some errors only
 * show after others are fixed.
 *
 * @param snapshot the document
 * @param selected the findings whose fixes are applied
 * @param withSuggestions whether suggestions are applied as well, because the user has chosen what they do
 */
record IterativeFixes(DocumentSnapshot snapshot, Predicate<Finding> selected, boolean withSuggestions) {

    /** Automatic fixes only. */
    IterativeFixes(DocumentSnapshot snapshot, Predicate<Finding> selected) {
        this(snapshot, selected, false);
    }

    /** Ends the loop for a text in which every fix causes another finding. */
    private static final int MAX_ITERATIONS = 10;

    /**
     * The edits: those of the fixes themselves if one iteration is enough, otherwise a single edit with the final
     * result.
     */
    List<Edit> edits(List<Finding> found) {
        List<Finding> first = selectedOf(found);
        List<Edit> edits = Fixes.edits(first);
        if (edits.isEmpty()) {
            return edits;
        }
        String once = Fixes.apply(snapshot.text(), first).orElseThrow();
        String all = fixedText(once);
        return all.equals(once) ? edits : List.of(difference(snapshot.text(), all));
    }

    private String fixedText(String fixedOnce) {
        String text = fixedOnce;
        for (int iteration = 1; iteration < MAX_ITERATIONS; iteration++) {
            Optional<String> next = Fixes.apply(text, findings(text));
            if (next.isEmpty()) {
                return text;
            }
            text = next.get();
        }
        return text;
    }

    private List<Finding> findings(String text) {
        Document next = new Document(
                snapshot.uri(), snapshot.language(), snapshot.document().version(), text);
        return selectedOf(DocumentValidator.document(new DocumentSnapshot(next, snapshot.relatedDocuments()))
                .findings());
    }

    private List<Finding> selectedOf(List<Finding> found) {
        List<Finding> all = found.stream().filter(selected).toList();
        return withSuggestions ? Fixes.chosen(all) : all;
    }

    /** An edit that replaces everything between the first and the last difference. */
    private static Edit difference(String before, String after) {
        int limit = Math.min(before.length(), after.length());
        int start = 0;
        while (start < limit && before.charAt(start) == after.charAt(start)) {
            start++;
        }
        int same = 0;
        while (same < limit - start
                && before.charAt(before.length() - 1 - same) == after.charAt(after.length() - 1 - same)) {
            same++;
        }
        return new Edit(start, before.length() - same - start, after.substring(start, after.length() - same));
    }
}
