package org.qos.dsl.ui.server;

import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.qos.dsl.ide.server.QosLanguageServer;

/** Makes the language server as an object of this JVM, called directly and not through streams. */
public final class InProcessServer {

    private InProcessServer() {}

    /** A server with all our languages that notifies {@code client}, not yet initialized. */
    public static LanguageServer connectedTo(LanguageClient client) {
        // whoever tells it to exit means a process of its own; here that would be the workbench
        QosLanguageServer server = new QosLanguageServer(code -> {});
        server.connect(client);
        return server;
    }
}
