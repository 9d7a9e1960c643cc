package org.qos.dsl.ui.navigate;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.OperationCanceledException;
import org.eclipse.core.runtime.Status;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.search.ui.ISearchQuery;
import org.qos.dsl.ui.EditorPlugin;

/** A search for the references to a name, with its definitions: {@code textDocument/references}. */
final class ReferenceQuery implements ISearchQuery {

    private static final long POLL_MILLIS = 100;

    private final String name;
    private final ReferenceParams params;
    private final ReferenceResult result = new ReferenceResult(this);

    /** Searches for the references to what is at a position; {@code name} is only shown. */
    ReferenceQuery(String name, String uri, Position position) {
        this.name = name;
        params = new ReferenceParams(new TextDocumentIdentifier(uri), position, new ReferenceContext(true));
    }

    @Override
    public IStatus run(IProgressMonitor monitor) {
        result.removeAll();
        CompletableFuture<List<? extends Location>> response = EditorPlugin.running()
                .server()
                .request(server -> server.getTextDocumentService().references(params));
        try {
            result.add(awaited(response, monitor));
            return Status.OK_STATUS;
        } catch (InterruptedException end) {
            Thread.currentThread().interrupt();
            return Status.CANCEL_STATUS;
        } catch (ExecutionException failure) {
            return Status.error("The language server does not find references", failure.getCause());
        }
    }

    private static List<? extends Location> awaited(
            CompletableFuture<List<? extends Location>> response, IProgressMonitor monitor)
            throws InterruptedException, ExecutionException {
        while (true) {
            try {
                List<? extends Location> found = response.get(POLL_MILLIS, TimeUnit.MILLISECONDS);
                return found == null ? List.of() : found;
            } catch (TimeoutException late) {
                if (monitor.isCanceled()) {
                    throw new OperationCanceledException();
                }
            }
        }
    }

    @Override
    public String getLabel() {
        return "References to '" + name + "'";
    }

    @Override
    public boolean canRerun() {
        return true;
    }

    @Override
    public boolean canRunInBackground() {
        return true;
    }

    @Override
    public ReferenceResult getSearchResult() {
        return result;
    }
}
