package org.qos.dsl.partitions;

import com.google.inject.Injector;
import org.qos.dsl.language.ModelPackages;
import org.qos.dsl.language.StandaloneServices;

/** Sets the language up outside Eclipse. */
public class PartitionsStandaloneSetup extends PartitionsStandaloneSetupGenerated {

    @Override
    public Injector createInjectorAndDoEMFRegistration() {
        ModelPackages.register();
        return super.createInjectorAndDoEMFRegistration();
    }

    @Override
    public Injector createInjector() {
        return StandaloneServices.injector(new PartitionsLanguage(), PartitionsRuntimeModule::new);
    }
}
