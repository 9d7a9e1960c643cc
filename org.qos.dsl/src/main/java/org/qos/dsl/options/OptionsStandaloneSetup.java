package org.qos.dsl.options;

import com.google.inject.Injector;
import org.qos.dsl.language.ModelPackages;
import org.qos.dsl.language.StandaloneServices;

/** Sets the language up outside Eclipse. */
public class OptionsStandaloneSetup extends OptionsStandaloneSetupGenerated {

    @Override
    public Injector createInjectorAndDoEMFRegistration() {
        ModelPackages.register();
        return super.createInjectorAndDoEMFRegistration();
    }

    @Override
    public Injector createInjector() {
        return StandaloneServices.injector(new OptionsLanguage(), OptionsRuntimeModule::new);
    }
}
