package org.qos.dsl.ide.diagnostics;

import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.xtext.util.CancelIndicator;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Workspace;

/**
 * Complete results of open documents and files, kept until something they depend on changes. Confined to the thread for
 * long work.
 */
final class ValidationResultCache {

    private final Workspace workspace;
    private final DiagnosticScheduler scheduler;
    private final Map<String, ValidationResult> known = new HashMap<>();

    ValidationResultCache(Workspace workspace, DiagnosticScheduler scheduler) {
        this.workspace = workspace;
        this.scheduler = scheduler;
    }

    /**
     * The result for the current version of a URI; empty if there is no such document.
     *
     * @throws java.util.concurrent.CancellationException if cancelled
     */
    Optional<ValidationResult> of(String uri, CancelIndicator cancel) {
        Optional<Document> document = workspace.document(uri);
        if (document.isEmpty()) {
            known.remove(uri);
        }
        return document.map(found -> scheduler
                .result(found)
                .filter(result -> result.complete() && isCurrent(result, found))
                .or(() -> Optional.ofNullable(known.get(uri)).filter(result -> isCurrent(result, found)))
                .orElseGet(() -> check(found, cancel)));
    }

    /** Discards all results except those of some documents. */
    void retain(Collection<Document> documents) {
        Set<String> uris = documents.stream().map(Document::uri).collect(Collectors.toSet());
        known.keySet().retainAll(uris);
    }

    private ValidationResult check(Document document, CancelIndicator cancel) {
        ValidationResult result = DocumentValidator.complete(ValidationInput.of(document, workspace), cancel);
        known.put(document.uri(), result);
        return result;
    }

    private boolean isCurrent(ValidationResult result, Document document) {
        return result.isOf(ValidationInput.of(document, workspace));
    }
}
