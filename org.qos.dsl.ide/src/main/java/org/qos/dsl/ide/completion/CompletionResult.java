package org.qos.dsl.ide.completion;

import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is proposed at a cursor.
 *
 * @param prefix what is typed already, before the cursor
 * @param suffix what of the same token is after the cursor
 * @param proposals what replaces both
 * @param closing what can follow it, where nothing is replaced
 * @param isComplete whether there is nothing else that begins with what is typed
 */
public record CompletionResult(
        String prefix, String suffix, List<Proposal> proposals, List<Proposal> closing, boolean isComplete) {

    /** Nothing. */
    static final CompletionResult NOTHING = new CompletionResult("", "", List.of(), List.of(), true);

    /** As many as anybody looks through; large fabrics have 40 000 ports. */
    static final int MAX_PROPOSALS = 500;

    /**
     * Those of some proposals that begin with what is typed.
     *
     * @param suffix what is after the cursor and replaced with it
     */
    static CompletionResult of(String prefix, String suffix, Stream<Proposal> all) {
        FilterText typed = new FilterText(prefix);
        List<Proposal> found = all.flatMap(proposal -> typed.completedBy(proposal).stream())
                .limit(MAX_PROPOSALS + 1L)
                .toList();
        boolean isComplete = found.size() <= MAX_PROPOSALS;
        List<Proposal> nearestFirst = found.stream()
                .limit(MAX_PROPOSALS)
                .sorted(Comparator.comparing(proposal -> !typed.begins(proposal)))
                .toList();
        return new CompletionResult(prefix, suffix, nearestFirst, List.of(), isComplete);
    }

    /** The same with something that can follow what is typed. */
    CompletionResult withClosing(Proposal follows) {
        return new CompletionResult(prefix, suffix, proposals, List.of(follows), isComplete);
    }

    /** The same with nothing but what replaces what is typed. */
    CompletionResult withoutClosing() {
        return new CompletionResult(prefix, suffix, proposals, List.of(), isComplete);
    }
}
