package org.qos.dsl.language;

import java.util.List;
import org.eclipse.emf.ecore.EPackage;
import org.qos.dsl.model.options.OptionsPackage;
import org.qos.dsl.model.partitions.PartitionsPackage;
import org.qos.dsl.model.policy.PolicyPackage;

/** Makes the models of the languages known to EMF. */
public final class ModelPackages {

    private ModelPackages() {}

    /**
     * Registers the models. This has to come before an injector of a language is made: parsers look their packages up
     * while they are built, and validators register for them.
     */
    public static void register() {
        for (EPackage model : List.of(PartitionsPackage.eINSTANCE, OptionsPackage.eINSTANCE, PolicyPackage.eINSTANCE)) {
            EPackage.Registry.INSTANCE.putIfAbsent(model.getNsURI(), model);
        }
    }
}
