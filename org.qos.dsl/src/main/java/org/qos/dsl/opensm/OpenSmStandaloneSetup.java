package org.qos.dsl.opensm;

import com.google.inject.Injector;
import org.qos.dsl.language.ModelPackages;
import org.qos.dsl.language.StandaloneServices;

/** Sets the language up outside Eclipse. */
public class OpenSmStandaloneSetup extends OpenSmStandaloneSetupGenerated {

    @Override
    public Injector createInjectorAndDoEMFRegistration() {
        ModelPackages.register();
        return super.createInjectorAndDoEMFRegistration();
    }

    @Override
    public Injector createInjector() {
        return StandaloneServices.injector(new OpenSmLanguage(), OpenSmRuntimeModule::new);
    }
}
