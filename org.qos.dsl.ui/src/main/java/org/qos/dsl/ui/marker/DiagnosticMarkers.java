package org.qos.dsl.ui.marker;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Function;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.WorkspaceJob;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.ILog;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.document.DocumentSynchronizer;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.extension.ExtensionId;

/**
 * Shows published diagnostics as problem markers, and as annotations in files outside the workspace. The server
 * publishes faster than the workspace changes, so only the last diagnostics of a file are shown: the jobs of a file run
 * one after another, and each takes the newest.
 */
public final class DiagnosticMarkers {

    /** The marker type in {@code plugin.xml}. */
    public static final String TYPE = ExtensionId.PREFIX + "problem";

    private final DocumentSynchronizer documents;
    private final ILog log;
    private final Function<PublishDiagnosticsParams, CompletableFuture<Set<Diagnostic>>> fixable;
    private final Map<String, PublishDiagnosticsParams> published = new ConcurrentHashMap<>();
    private final Map<IFile, Shown> newest = new ConcurrentHashMap<>();

    /** Diagnostics, and those of them that have a quick fix. */
    private record Shown(List<Diagnostic> diagnostics, Set<Diagnostic> fixable) {}

    /**
     * Shows markers in any workspace file.
     *
     * @param documents the open documents, whose markers get exact regions; others only get lines
     * @param fixable returns those of published diagnostics that have a quick fix
     * @param log receives failures
     */
    public DiagnosticMarkers(
            DocumentSynchronizer documents,
            Function<PublishDiagnosticsParams, CompletableFuture<Set<Diagnostic>>> fixable,
            ILog log) {
        this.documents = documents;
        this.fixable = fixable;
        this.log = log;
    }

    /** Replaces the markers of the file asynchronously; outside the workspace, the annotations of the open text. */
    public void show(PublishDiagnosticsParams params) {
        published.put(params.getUri(), params);
        fixable.apply(params).thenAccept(fixes -> {
            if (published.remove(params.getUri(), params)) {
                show(params, fixes);
            }
        });
    }

    private void show(PublishDiagnosticsParams params, Set<Diagnostic> fixes) {
        List<IFile> files = FileUris.files(params.getUri());
        if (files.isEmpty()) {
            annotateSoon(params, fixes);
        }
        for (IFile file : files) {
            newest.put(file, new Shown(params.getDiagnostics(), fixes));
            replaceSoon(file, params.getUri());
        }
    }

    /** A file outside the workspace; annotations belong to the UI thread. */
    private void annotateSoon(PublishDiagnosticsParams params, Set<Diagnostic> fixes) {
        Display.getDefault().asyncExec(() -> documents.at(params.getUri()).ifPresent(document -> documents
                .annotationsOf(document)
                .ifPresent(model -> FindingAnnotations.show(document, model, params.getDiagnostics(), fixes))));
    }

    private void replaceSoon(IFile file, String uri) {
        WorkspaceJob job = new WorkspaceJob("Findings in " + file.getName()) {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) {
                replace(file, documents.at(uri));
                return Status.OK_STATUS;
            }
        };
        job.setRule(file);
        job.setSystem(true);
        job.schedule();
    }

    private void replace(IFile file, Optional<IDocument> document) {
        Shown shown = newest.remove(file);
        if (shown == null || !file.exists()) {
            return;
        }
        try {
            file.deleteMarkers(TYPE, false, IResource.DEPTH_ZERO);
            for (Diagnostic diagnostic : shown.diagnostics()) {
                boolean hasFix = shown.fixable().contains(diagnostic);
                file.createMarker(TYPE, MarkerAttributes.of(diagnostic, hasFix, document));
            }
        } catch (CoreException failure) {
            log.error("Cannot mark the findings in " + file.getFullPath(), failure);
        }
    }
}
