package org.qos.dsl.ui.server;

import com.google.inject.Guice;
import com.google.inject.util.Modules;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.xtext.ide.server.ILanguageServerShutdownAndExitHandler;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.qos.dsl.ide.server.ServerLanguages;

/** Makes the language server as an object of this JVM, called directly and not through streams. */
public final class InProcessServer {

    private InProcessServer() {}

    /** A server with all our languages that notifies {@code client}, not yet initialized. */
    public static LanguageServer connectedTo(LanguageClient client) {
        // the stock server ends its JVM when it is told to exit; here that is the workbench
        var module = Modules.override(ServerLanguages.setUp())
                .with(binder -> binder.bind(ILanguageServerShutdownAndExitHandler.class)
                        .to(ILanguageServerShutdownAndExitHandler.NullImpl.class));
        LanguageServerImpl server = Guice.createInjector(module).getInstance(LanguageServerImpl.class);
        server.connect(client);
        return server;
    }
}
