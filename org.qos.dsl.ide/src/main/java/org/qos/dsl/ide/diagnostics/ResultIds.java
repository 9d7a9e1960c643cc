package org.qos.dsl.ide.diagnostics;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.lsp4j.Diagnostic;

/** Result IDs of diagnostics, so that a client does not get an unchanged result twice. */
final class ResultIds {

    private final Map<String, Report> last = new HashMap<>();
    private final Map<String, List<Diagnostic>> shown = new HashMap<>();
    private long count;

    /** The result ID of a document's diagnostics: the same as long as they are the same. */
    synchronized String of(String uri, List<Diagnostic> diagnostics) {
        Report report = last.compute(
                uri,
                (key, before) -> before != null && before.diagnostics().equals(diagnostics)
                        ? before
                        : new Report(Long.toString(++count), diagnostics));
        return report.id();
    }

    /**
     * The result ID in a response about one document. Clients show these diagnostics for an open document, whatever a
     * workspace report says.
     */
    synchronized String ofShown(String uri, List<Diagnostic> diagnostics) {
        shown.put(uri, diagnostics);
        return of(uri, diagnostics);
    }

    /** The diagnostics of the last response about one document. */
    synchronized Optional<List<Diagnostic>> shown(String uri) {
        return Optional.ofNullable(shown.get(uri));
    }

    private record Report(String id, List<Diagnostic> diagnostics) {}
}
