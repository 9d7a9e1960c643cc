package org.qos.dsl.language;

import org.eclipse.emf.ecore.EPackage;

/** Makes the models of the languages known to EMF. */
public final class ModelPackages {

    private ModelPackages() {}

    /**
     * Registers the models. This has to come before an injector of a language is made: parsers look their packages up
     * while they are built, and validators register for them.
     */
    public static void register() {
        for (Language language : Language.all()) {
            EPackage model = language.root().getEPackage();
            EPackage.Registry.INSTANCE.putIfAbsent(model.getNsURI(), model);
        }
    }
}
