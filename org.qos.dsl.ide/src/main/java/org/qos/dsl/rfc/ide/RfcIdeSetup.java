package org.qos.dsl.rfc.ide;

import com.google.inject.Guice;
import com.google.inject.Injector;
import org.eclipse.xtext.util.Modules2;
import org.qos.dsl.rfc.RfcRuntimeModule;
import org.qos.dsl.rfc.RfcStandaloneSetup;

/** Makes the RFC spelling known to the language server. */
public class RfcIdeSetup extends RfcStandaloneSetup {

    @Override
    public Injector createInjector() {
        return Guice.createInjector(Modules2.mixin(new RfcRuntimeModule(), new RfcIdeModule()));
    }
}
