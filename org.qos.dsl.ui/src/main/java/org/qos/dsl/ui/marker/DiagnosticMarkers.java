package org.qos.dsl.ui.marker;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BiFunction;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Predicate;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
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
import org.qos.dsl.ui.document.DiskText;
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
    private final Predicate<IProject> checked;
    private final ILog log;
    private final BiFunction<PublishDiagnosticsParams, BooleanSupplier, CompletableFuture<Set<Diagnostic>>> fixable;
    private final Map<String, PublishDiagnosticsParams> published = new ConcurrentHashMap<>();
    private final Map<IFile, List<Diagnostic>> newest = new ConcurrentHashMap<>();
    private CompletableFuture<Void> lastOfClosed = CompletableFuture.completedFuture(null);

    /**
     * Shows markers in any workspace file.
     *
     * @param documents the open documents; the regions of markers in other files are those of the text on disk
     * @param fixable returns those of published diagnostics that have a quick fix, as long as the supplier says that the
     *     result is wanted
     * @param checked whether a build checks all files of a project; it replaces the markers of those that are not open,
     *     and keeps them after a restart
     * @param log receives failures
     */
    public DiagnosticMarkers(
            DocumentSynchronizer documents,
            BiFunction<PublishDiagnosticsParams, BooleanSupplier, CompletableFuture<Set<Diagnostic>>> fixable,
            Predicate<IProject> checked,
            ILog log) {
        this.documents = documents;
        this.fixable = fixable;
        this.checked = checked;
        this.log = log;
    }

    /**
     * Replaces the markers of the file asynchronously; outside the workspace, the annotations of the open text. Which of
     * them have a quick fix is added when the server has said it.
     */
    public void show(PublishDiagnosticsParams params) {
        List<IFile> files = FileUris.files(params.getUri());
        if (files.isEmpty()) {
            annotateSoon(params, Set.of());
            published.put(params.getUri(), params);
            askForFixes(params, fixes -> annotateSoon(params, fixes));
            return;
        }
        List<IFile> shown = files.stream()
                .filter(file -> documents.at(params.getUri()).isPresent() || !checked.test(file.getProject()))
                .toList();
        for (IFile file : shown) {
            newest.put(file, params.getDiagnostics());
            changeSoon(file, () -> replaceNewest(file, documents.at(params.getUri())));
        }
        if (!shown.isEmpty()) {
            published.put(params.getUri(), params);
            askForFixes(params, fixes -> shown.forEach(file -> changeSoon(file, () -> markFixable(file, fixes))));
        }
    }

    /** Calls {@code marked} with the diagnostics that have a quick fix, unless newer ones are published before. */
    private CompletableFuture<Void> askForFixes(PublishDiagnosticsParams params, Consumer<Set<Diagnostic>> marked) {
        BooleanSupplier wanted = () -> published.get(params.getUri()) == params;
        return fixable.apply(params, wanted).thenAccept(fixes -> {
            if (!fixes.isEmpty() && wanted.getAsBoolean()) {
                marked.accept(fixes);
            }
        });
    }

    /** A file outside the workspace; annotations belong to the UI thread. */
    private void annotateSoon(PublishDiagnosticsParams params, Set<Diagnostic> fixes) {
        Display.getDefault().asyncExec(() -> documents.at(params.getUri()).ifPresent(document -> documents
                .annotationsOf(document)
                .ifPresent(model -> FindingAnnotations.show(document, model, params.getDiagnostics(), fixes))));
    }

    /** Changes markers in a job that has the file; the jobs of a file run in order. */
    private static void changeSoon(IFile file, Runnable change) {
        WorkspaceJob job = new WorkspaceJob("Findings in " + file.getName()) {
            @Override
            public IStatus runInWorkspace(IProgressMonitor monitor) {
                change.run();
                return Status.OK_STATUS;
            }
        };
        job.setRule(file);
        job.setSystem(true);
        job.schedule();
    }

    private void markFixable(IFile file, Set<Diagnostic> fixes) {
        try {
            if (file.exists()) {
                MarkerAttributes.setFixable(file.findMarkers(TYPE, false, IResource.DEPTH_ZERO), fixes);
            }
        } catch (CoreException failure) {
            log.error("Cannot mark the quick fixes in " + file.getFullPath(), failure);
        }
    }

    /**
     * Replaces the markers of a file that is not open. Which of them have a quick fix is added later: the server is asked
     * about one file after the other, so that it has time for the editors while it is asked about all files of a project.
     */
    public synchronized void replaceNow(IFile file, String uri, List<Diagnostic> diagnostics) {
        newest.remove(file);
        replace(file, diagnostics, DiskText.of(file));
        PublishDiagnosticsParams params = new PublishDiagnosticsParams(uri, diagnostics);
        published.put(uri, params);
        lastOfClosed = lastOfClosed
                .<Void>handle((done, failure) -> null)
                .thenCompose(ignored -> askForFixes(params, fixes -> changeSoon(file, () -> markFixable(file, fixes))));
    }

    private void replaceNewest(IFile file, Optional<IDocument> document) {
        List<Diagnostic> diagnostics = newest.remove(file);
        if (diagnostics != null && file.exists()) {
            replace(file, diagnostics, document);
        }
    }

    private void replace(IFile file, List<Diagnostic> diagnostics, Optional<IDocument> document) {
        boolean kept = checked.test(file.getProject());
        try {
            file.deleteMarkers(TYPE, false, IResource.DEPTH_ZERO);
            for (Diagnostic diagnostic : diagnostics) {
                Map<String, Object> attributes = MarkerAttributes.of(diagnostic, document);
                attributes.put(IMarker.TRANSIENT, !kept);
                file.createMarker(TYPE, attributes);
            }
        } catch (CoreException failure) {
            log.error("Cannot mark the findings in " + file.getFullPath(), failure);
        }
    }
}
