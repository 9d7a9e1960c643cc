package org.qos.dsl.ui.server;

import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.qos.dsl.ide.server.QosLanguageServer;

/** Creates the language server in this JVM, called directly and not through streams. */
public final class InProcessServer {

    private InProcessServer() {}

    /** A server that notifies {@code client}, not yet initialized. */
    public static LanguageServer connectedTo(LanguageClient client) {
        // exit ends the server's process, which here is the workbench
        QosLanguageServer server = new QosLanguageServer(code -> {});
        server.connect(client);
        return server;
    }
}
