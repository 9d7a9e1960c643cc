package org.qos.dsl.ui.navigate;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.CoreException;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.ReferenceContext;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.ResponseErrorException;
import org.eclipse.search.ui.ISearchQuery;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.server.StoppableWait;

/** A search for the references to a name, with its definitions: {@code textDocument/references}. */
final class ReferenceQuery implements ISearchQuery {

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
            List<? extends Location> found = StoppableWait.response(response, monitor::isCanceled);
            result.add(found == null ? List.of() : found);
            return Status.OK_STATUS;
        } catch (ResponseErrorException | CoreException failure) {
            return Status.error("The language server does not find references", failure);
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
