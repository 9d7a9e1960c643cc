package org.qos.dsl.ide.server;

import com.google.inject.Module;
import com.google.inject.util.Modules;
import java.util.List;
import org.eclipse.xtext.ISetup;
import org.eclipse.xtext.ide.server.ServerModule;
import org.eclipse.xtext.resource.IResourceServiceProvider;
import org.qos.dsl.language.SharedExtensions;
import org.qos.dsl.opensm.ide.OpenSmIdeSetup;
import org.qos.dsl.options.ide.OptionsIdeSetup;
import org.qos.dsl.partitions.ide.PartitionsIdeSetup;
import org.qos.dsl.rfc.ide.RfcIdeSetup;

/** The languages that the server serves, told apart by file name. */
public final class ServerLanguages {

    private ServerLanguages() {}

    /**
     * Sets the languages up with their editing services, in this process, and returns what a server in the same process
     * is made from. No service loader is asked, so that it works where services are not found by class path, as in
     * Eclipse.
     */
    public static Module setUp() {
        for (ISetup language :
                List.of(new RfcIdeSetup(), new OpenSmIdeSetup(), new PartitionsIdeSetup(), new OptionsIdeSetup())) {
            language.createInjectorAndDoEMFRegistration();
        }
        SharedExtensions.register();
        return Modules.override(new ServerModule()).with(binder -> binder.bind(IResourceServiceProvider.Registry.class)
                .toInstance(new LanguageRegistry()));
    }
}
