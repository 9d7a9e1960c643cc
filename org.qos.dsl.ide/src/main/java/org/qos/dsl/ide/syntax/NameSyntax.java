package org.qos.dsl.ide.syntax;

import java.util.Optional;
import org.eclipse.emf.ecore.EStructuralFeature;
import org.qos.dsl.model.policy.PolicyPackage;

/** How a language writes the names by which things are referred to. */
public interface NameSyntax {

    /** The name that a text of the document denotes. */
    String decode(String written);

    /** How a name is written; empty when the language cannot write it. */
    Optional<String> encode(SymbolType of, String name);

    /** The entry by which levels are referred to. */
    default EStructuralFeature levelName() {
        return PolicyPackage.Literals.QOS_LEVEL__NAMES;
    }
}
