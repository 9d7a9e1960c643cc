package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.workspace.RelatedDocuments;

/**
 * Handles an LSP request about the workspace. Implementations are called by one thread at a time.
 *
 * @param <P> the parameters of the request
 * @param <R> the response
 */
public interface WorkspaceHandler<P, R> extends RequestHandler<R> {

    /**
     * Handles the request.
     *
     * @param workspace all documents
     * @param params the parameters
     * @param cancel polled by long work; throws if the request was cancelled
     */
    R handle(RelatedDocuments workspace, P params, CancelChecker cancel);
}
