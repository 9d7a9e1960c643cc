package org.qos.dsl.ui.rename;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.RenameParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.ltk.core.refactoring.Change;
import org.eclipse.ltk.core.refactoring.NullChange;
import org.eclipse.ltk.core.refactoring.Refactoring;
import org.eclipse.ltk.core.refactoring.RefactoringStatus;
import org.qos.dsl.ui.EditorPlugin;

/** {@code textDocument/rename} as a refactoring of the workbench, with its preview and its undo. */
final class NameRefactoring extends Refactoring {

    private static final long POLL_MILLIS = 100;

    private final String oldName;
    private final String uri;
    private final Position place;
    private String newName;
    private Change change = new NullChange();

    /** Renames the name at a place in a document. */
    NameRefactoring(String oldName, String uri, Position place) {
        this.oldName = oldName;
        this.newName = oldName;
        this.uri = uri;
        this.place = place;
    }

    @Override
    public String getName() {
        return "Rename \"" + oldName + "\"";
    }

    String oldName() {
        return oldName;
    }

    void rename(String name) {
        newName = name;
    }

    @Override
    public RefactoringStatus checkInitialConditions(IProgressMonitor monitor) {
        return new RefactoringStatus();
    }

    /** The server rejects names that exist or cannot be written. The workbench calls this in a background thread. */
    @Override
    public RefactoringStatus checkFinalConditions(IProgressMonitor monitor) throws CoreException {
        RenameParams params = new RenameParams(new TextDocumentIdentifier(uri), place, newName);
        CompletableFuture<WorkspaceEdit> response = EditorPlugin.running()
                .server()
                .request(server -> server.getTextDocumentService().rename(params));
        try {
            WorkspaceEdit edit = await(response, monitor);
            if (edit == null) {
                return RefactoringStatus.createFatalErrorStatus("This is not a name any more.");
            }
            change = WorkspaceEditChange.of(edit, getName());
            return new RefactoringStatus();
        } catch (InterruptedException cancelled) {
            Thread.currentThread().interrupt();
            throw new OperationCanceledException();
        } catch (ExecutionException rejection) {
            return RefactoringStatus.createFatalErrorStatus(rejection.getCause().getMessage());
        }
    }

    private static <T> T await(CompletableFuture<T> response, IProgressMonitor monitor)
            throws InterruptedException, ExecutionException {
        while (!monitor.isCanceled()) {
            try {
                return response.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
            } catch (TimeoutException stillWorking) {
                continue;
            }
        }
        throw new OperationCanceledException();
    }

    @Override
    public Change createChange(IProgressMonitor monitor) {
        return change;
    }
}
