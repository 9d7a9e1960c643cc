package org.qos.dsl.ui.check;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import org.eclipse.core.filebuffers.IFileBuffer;
import org.eclipse.core.resources.IFile;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IProject;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.resources.IWorkspace;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.jobs.Job;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.PreviousResultId;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceFullDocumentDiagnosticReport;
import org.qos.dsl.ui.document.BufferLifetimeListener;
import org.qos.dsl.ui.document.DocumentSynchronizer;
import org.qos.dsl.ui.document.FileUris;
import org.qos.dsl.ui.marker.DiagnosticMarkers;
import org.qos.dsl.ui.server.ProjectFolders;
import org.qos.dsl.ui.server.ServerConnection;
import org.qos.dsl.ui.server.StoppableWait;

/**
 * Marks the findings in all files of a project that are not open; the server itself sends those of open ones. When a
 * file with the nature closes, its text on disk counts again.
 */
public final class ProjectCheck extends BufferLifetimeListener {

    private final ServerConnection server;
    private final ProjectFolders folders;
    private final DocumentSynchronizer documents;
    private final DiagnosticMarkers markers;

    /** The check whose findings the server knows and {@code markers} shows. */
    public ProjectCheck(
            ServerConnection server,
            ProjectFolders folders,
            DocumentSynchronizer documents,
            DiagnosticMarkers markers) {
        this.server = server;
        this.folders = folders;
        this.documents = documents;
        this.markers = markers;
    }

    /**
     * Checks all files, and replaces the markers of those whose findings have changed.
     *
     * @param stopped whether to give up
     * @return the files with errors
     * @throws OperationCanceledException when stopped
     * @throws CoreException if the request to the server fails
     */
    public List<IFile> check(IProject project, BooleanSupplier stopped) throws CoreException {
        folders.include(project);
        server.notifyServer(remote ->
                remote.getWorkspaceService().didChangeWatchedFiles(new DidChangeWatchedFilesParams(List.of())));
        WorkspaceDiagnosticParams params = new WorkspaceDiagnosticParams(known(project));
        WorkspaceDiagnosticReport report = StoppableWait.response(
                server.request(remote -> remote.getWorkspaceService().diagnostic(params)), stopped);
        List<IFile> wrong = new ArrayList<>();
        IWorkspace workspace = project.getWorkspace();
        workspace.run(monitor -> show(project, report, wrong), project, IWorkspace.AVOID_UPDATE, null);
        return wrong;
    }

    private static List<PreviousResultId> known(IProject project) throws CoreException {
        List<PreviousResultId> known = new ArrayList<>();
        project.accept(resource -> {
            if (resource instanceof IFile file) {
                MarkedResult.of(file).ifPresent(last -> known.add(new PreviousResultId(FileUris.of(file), last.id())));
            }
            return true;
        });
        return known;
    }

    private void show(IProject project, WorkspaceDiagnosticReport report, List<IFile> wrong) throws CoreException {
        for (WorkspaceDocumentDiagnosticReport item : report.getItems()) {
            String uri = item.isLeft()
                    ? item.getWorkspaceFullDocumentDiagnosticReport().getUri()
                    : item.getWorkspaceUnchangedDocumentDiagnosticReport().getUri();
            for (IFile file : FileUris.files(uri)) {
                if (file.getProject().equals(project) && isWrong(file, uri, item)) {
                    wrong.add(file);
                }
            }
        }
    }

    private boolean isWrong(IFile file, String uri, WorkspaceDocumentDiagnosticReport item) throws CoreException {
        if (!item.isLeft()) {
            return MarkedResult.of(file).filter(MarkedResult::wrong).isPresent();
        }
        WorkspaceFullDocumentDiagnosticReport full = item.getWorkspaceFullDocumentDiagnosticReport();
        boolean wrong = full.getItems().stream().anyMatch(ProjectCheck::isError);
        if (documents.at(uri).isEmpty()) {
            markers.replaceNow(file, uri, full.getItems());
            new MarkedResult(full.getResultId(), wrong).store(file);
        }
        return wrong;
    }

    private static boolean isError(Diagnostic diagnostic) {
        return diagnostic.getSeverity() == DiagnosticSeverity.Error;
    }

    /** Removes the markers of all files of a project that are not open. */
    public void clear(IProject project) throws CoreException {
        for (IMarker marker : project.findMarkers(DiagnosticMarkers.TYPE, false, IResource.DEPTH_INFINITE)) {
            if (documents.at(FileUris.of((IFile) marker.getResource())).isEmpty()) {
                marker.delete();
                MarkedResult.forget((IFile) marker.getResource());
            }
        }
    }

    /** From now on the server sends the findings of the file. */
    @Override
    public void bufferCreated(IFileBuffer buffer) {
        FileUris.of(buffer).stream()
                .flatMap(uri -> FileUris.files(uri).stream())
                .forEach(MarkedResult::forget);
    }

    @Override
    public void bufferDisposed(IFileBuffer buffer) {
        FileUris.of(buffer).stream()
                .flatMap(uri -> FileUris.files(uri).stream())
                .map(IFile::getProject)
                .filter(CheckedProject::is)
                .distinct()
                .forEach(this::checkSoon);
    }

    private void checkSoon(IProject project) {
        Job job = Job.create("Checking the QoS files of " + project.getName(), monitor -> {
            if (CheckedProject.is(project)) {
                check(project, monitor::isCanceled);
            }
        });
        job.setSystem(true);
        job.schedule();
    }
}
