package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/**
 * Handles an LSP request about one document. Implementations are called by one thread at a time.
 *
 * @param <P> the parameters of the request
 * @param <R> the response
 */
public interface DocumentHandler<P, R> extends RequestHandler<R> {

    /**
     * Handles the request.
     *
     * @param snapshot the document, in the version at the time of the request
     * @param params the parameters
     * @param cancel polled by long work; throws if the request was cancelled
     */
    R handle(DocumentSnapshot snapshot, P params, CancelChecker cancel);

    /**
     * Handles the request for a project file; returns the empty response by default.
     *
     * @param snapshot the project file, in the version at the time of the request
     * @param params the parameters
     * @param cancel polled by long work; throws if the request was cancelled
     */
    default R handle(ProjectFileSnapshot snapshot, P params, CancelChecker cancel) {
        return emptyResponse();
    }

    /**
     * Handles the request for an intent or a description of traffic; returns the empty response by default.
     *
     * @param snapshot the file, in the version at the time of the request
     * @param params the parameters
     * @param cancel polled by long work; throws if the request was cancelled
     */
    default R handle(YamlFileSnapshot snapshot, P params, CancelChecker cancel) {
        return emptyResponse();
    }
}
