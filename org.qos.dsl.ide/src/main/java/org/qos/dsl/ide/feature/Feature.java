package org.qos.dsl.ide.feature;

import java.util.function.Consumer;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ServerCapabilities;

/**
 * A feature of the language server.
 *
 * @param method the LSP method, such as {@code textDocument/hover}
 * @param name the name by which a user switches the feature off, such as {@code hover}; related requests share one
 * @param handler handles the request
 * @param capability adds the feature to the server capabilities
 */
public record Feature(String method, String name, RequestHandler<?> handler, Consumer<ServerCapabilities> capability) {

    /** A feature with the last segment of the method as its name. */
    public Feature(String method, RequestHandler<?> handler, Consumer<ServerCapabilities> capability) {
        this(method, method.substring(method.lastIndexOf('/') + 1), handler, capability);
    }

    /**
     * Adds the feature to the server capabilities.
     *
     * @param server the capabilities in the {@code initialize} response
     * @param client the capabilities of the client
     */
    public void registerCapabilities(ServerCapabilities server, ClientCapabilities client) {
        handler.initialize(client);
        capability.accept(server);
    }
}
