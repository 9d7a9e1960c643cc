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
 * Complete reports of documents, open or on disk, kept as long as nothing that they belong to changes. Used by the thread of
 * long work alone.
 */
final class FileReports {

    private final Workspace workspace;
    private final Tiers tiers;
    private final Map<String, Report> known = new HashMap<>();

    FileReports(Workspace workspace, Tiers tiers) {
        this.workspace = workspace;
        this.tiers = tiers;
    }

    /**
     * The report of what there is under an address now; empty when there is nothing.
     *
     * @throws java.util.concurrent.CancellationException when cancelled
     */
    Optional<Report> of(String uri, CancelIndicator cancel) {
        Optional<Document> document = workspace.document(uri);
        if (document.isEmpty()) {
            known.remove(uri);
        }
        return document.map(found -> tiers.report(found)
                .filter(report -> report.complete() && isCurrent(report, found))
                .or(() -> Optional.ofNullable(known.get(uri)).filter(report -> isCurrent(report, found)))
                .orElseGet(() -> check(found, cancel)));
    }

    /** Forgets all documents but some. */
    void retain(Collection<Document> documents) {
        Set<String> uris = documents.stream().map(Document::uri).collect(Collectors.toSet());
        known.keySet().retainAll(uris);
    }

    private Report check(Document document, CancelIndicator cancel) {
        Report report = Checks.complete(document, workspace.site(document), workspace.preferences(), cancel);
        known.put(document.uri(), report);
        return report;
    }

    private boolean isCurrent(Report report, Document document) {
        return report.isOf(document, workspace.site(document), workspace.preferences());
    }
}
