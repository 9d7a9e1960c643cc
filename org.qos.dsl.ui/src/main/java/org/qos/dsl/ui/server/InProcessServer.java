package org.qos.dsl.ui.server;

import com.google.inject.Guice;
import com.google.inject.util.Modules;
import org.eclipse.lsp4j.services.LanguageClient;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.xtext.ide.server.ILanguageServerShutdownAndExitHandler;
import org.eclipse.xtext.ide.server.LanguageServerImpl;
import org.eclipse.xtext.ide.server.ServerModule;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.qos.dsl.opensm.ide.OpenSmIdeSetup;
import org.qos.dsl.options.ide.OptionsIdeSetup;
import org.qos.dsl.partitions.ide.PartitionsIdeSetup;
import org.qos.dsl.rfc.ide.RfcIdeSetup;

/** Makes the language server as an object of this JVM, called directly and not through streams. */
public final class InProcessServer {

    private InProcessServer() {}

    /** A server with all our languages that notifies {@code client}, not yet initialized. */
    public static LanguageServer connectedTo(LanguageClient client) {
        new RfcIdeSetup().createInjectorAndDoEMFRegistration();
        new OpenSmIdeSetup().createInjectorAndDoEMFRegistration();
        new PartitionsIdeSetup().createInjectorAndDoEMFRegistration();
        new OptionsIdeSetup().createInjectorAndDoEMFRegistration();
        LanguageServerImpl server = Guice.createInjector(
                        Modules.override(new ServerModule()).with(binder -> {
                            // the stock server finds languages by ServiceLoader, which does not see other bundles
                            binder.bind(IResourceServiceProvider.Registry.class)
                                    .toInstance(IResourceServiceProvider.Registry.INSTANCE);
                            // the stock server ends its JVM, here that is the workbench
                            binder.bind(ILanguageServerShutdownAndExitHandler.class)
                                    .to(ILanguageServerShutdownAndExitHandler.NullImpl.class);
                        }))
                .getInstance(LanguageServerImpl.class);
        server.connect(client);
        return server;
    }
}
