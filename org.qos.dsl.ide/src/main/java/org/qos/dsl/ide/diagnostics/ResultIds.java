package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.ide.workspace.Document;

/** Names for answers, so that a client that still has one need not get it again. */
final class ResultIds {

    private final Map<String, Answer> last = new HashMap<>();
    private long count;

    /** The name of an answer about a document: the same as long as the answer is. */
    synchronized String of(String uri, List<Diagnostic> diagnostics) {
        Answer answer = last.compute(
                Document.key(uri),
                (key, before) -> before != null && before.diagnostics().equals(diagnostics)
                        ? before
                        : new Answer(Long.toString(++count), diagnostics));
        return answer.id();
    }

    /** What was answered last about a document. */
    synchronized Optional<List<Diagnostic>> answered(String uri) {
        return Optional.ofNullable(last.get(Document.key(uri))).map(Answer::diagnostics);
    }

    private record Answer(String id, List<Diagnostic> diagnostics) {}
}
