package org.qos.dsl.ide.feature;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.ServerCapabilities;

/** Something that the server can do. */
public interface Feature {

    /** The request that it answers, such as {@code textDocument/hover}. */
    String method();

    /** The word by which a user switches it off, such as {@code hover}; requests that belong together share one. */
    default String name() {
        return method().substring(method().lastIndexOf('/') + 1);
    }

    /**
     * Says in the server's capabilities that there is such a feature.
     *
     * @param server the capabilities that the server answers {@code initialize} with
     * @param client what the client can take
     */
    void announce(ServerCapabilities server, ClientCapabilities client);
}
