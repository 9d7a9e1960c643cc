package org.qos.dsl.rfc;

import com.google.inject.Injector;
import org.qos.dsl.language.ModelPackages;
import org.qos.dsl.language.StandaloneServices;

/** Sets the language up outside Eclipse. */
public class RfcStandaloneSetup extends RfcStandaloneSetupGenerated {

    @Override
    public Injector createInjectorAndDoEMFRegistration() {
        ModelPackages.register();
        return super.createInjectorAndDoEMFRegistration();
    }

    @Override
    public Injector createInjector() {
        return StandaloneServices.injector(new RfcLanguage(), RfcRuntimeModule::new);
    }
}
