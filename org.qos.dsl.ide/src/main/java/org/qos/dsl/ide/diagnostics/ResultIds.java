package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Diagnostic;

/** Names for answers, so that a client that still has one need not get it again. */
final class ResultIds {

    private final Map<String, Answer> last = new HashMap<>();
    private final Map<String, List<Diagnostic>> shown = new HashMap<>();
    private long count;

    /** The name of an answer about a document: the same as long as the answer is. */
    synchronized String of(String uri, List<Diagnostic> diagnostics) {
        Answer answer = last.compute(
                uri,
                (key, before) -> before != null && before.diagnostics().equals(diagnostics)
                        ? before
                        : new Answer(Long.toString(++count), diagnostics));
        return answer.id();
    }

    /**
     * The name of an answer to who asked about this document alone. Clients show that for an open document, whatever they are
     * answered about the workspace.
     */
    synchronized String ofShown(String uri, List<Diagnostic> diagnostics) {
        shown.put(uri, diagnostics);
        return of(uri, diagnostics);
    }

    /** What was answered last to who asked about a document alone. */
    synchronized Optional<List<Diagnostic>> shown(String uri) {
        return Optional.ofNullable(shown.get(uri));
    }

    private record Answer(String id, List<Diagnostic> diagnostics) {}
}
