package org.qos.dsl.ide.completion;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.Iterator;
import java.util.List;
import java.util.stream.Stream;

/**
 * What is proposed at a cursor.
 *
 * @param prefix what is typed already, before the cursor
 * @param suffix what of the same token is after the cursor
 * @param proposals what replaces both
 * @param closing what can follow it, where nothing is replaced
 * @param isComplete whether these are all proposals, of which the client shows those that match what is typed
 */
public record CompletionResult(
        String prefix, String suffix, List<Proposal> proposals, List<Proposal> closing, boolean isComplete) {

    /** Nothing. */
    static final CompletionResult NOTHING = new CompletionResult("", "", List.of(), List.of(), true);

    /** As many as anybody looks through; large fabrics have 40 000 ports. */
    static final int MAX_PROPOSALS = 500;

    /**
     * Some proposals. The client matches them with what is typed; only of more than {@link #MAX_PROPOSALS} those are
     * left out here that do not contain it.
     *
     * @param suffix what is after the cursor and replaced with it
     */
    static CompletionResult of(String prefix, String suffix, Stream<Proposal> all) {
        FilterText typed = new FilterText(prefix);
        List<Proposal> every = new ArrayList<>();
        List<Proposal> matching = new ArrayList<>();
        Iterator<Proposal> proposals = all.iterator();
        while (proposals.hasNext() && matching.size() <= MAX_PROPOSALS) {
            Proposal proposal = proposals.next();
            if (every.size() <= MAX_PROPOSALS) {
                every.add(proposal);
            }
            if (typed.isIn(proposal)) {
                matching.add(proposal);
            }
        }
        List<Proposal> sent = every.size() <= MAX_PROPOSALS ? every : matching;
        List<Proposal> nearestFirst = sent.stream()
                .limit(MAX_PROPOSALS)
                .sorted(Comparator.comparing(proposal -> !typed.begins(proposal)))
                .map(typed::finding)
                .toList();
        return new CompletionResult(prefix, suffix, nearestFirst, List.of(), sent.size() <= MAX_PROPOSALS);
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
