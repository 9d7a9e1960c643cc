package org.qos.dsl.check;

import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A rule that needs nothing but the model of one file, so that it can run while somebody types. The model may be
 * incomplete: what the parser could not read is missing.
 *
 * @param <F> the root of the files that it looks at
 */
public interface DocumentRule<F extends EObject> extends Rule {

    /** The model class of the roots that it looks at. */
    Class<F> root();

    /** Whether a rule about policies checks those in that syntax; in both unless overridden. */
    default boolean appliesTo(PolicySyntax syntax) {
        return true;
    }

    /**
     * Looks for the mistake.
     *
     * @param file the root of the file's model
     * @param violations takes what is found
     */
    void check(F file, Consumer<RuleViolation> violations);
}
