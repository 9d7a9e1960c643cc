package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ServerCapabilities;

/** A feature of the language server. */
public interface Feature {

    /** The LSP method, such as {@code textDocument/hover}. */
    String method();

    /** The name by which a user switches the feature off, such as {@code hover}; related requests share one. */
    default String name() {
        return method().substring(method().lastIndexOf('/') + 1);
    }

    /**
     * Adds the feature to the server capabilities.
     *
     * @param server the capabilities in the {@code initialize} response
     * @param client the capabilities of the client
     */
    void registerCapabilities(ServerCapabilities server, ClientCapabilities client);
}
