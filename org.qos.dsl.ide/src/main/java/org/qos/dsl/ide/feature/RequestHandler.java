package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.ClientCapabilities;

/**
 * Handles the LSP request of a feature.
 *
 * @param <R> the response
 */
public interface RequestHandler<R> {

    /** Reads what the client supports, before the first request; does nothing by default. */
    default void initialize(ClientCapabilities client) {}

    /** The response when the feature is switched off or the document is unknown; null by default. */
    default R emptyResponse() {
        return null;
    }
}
