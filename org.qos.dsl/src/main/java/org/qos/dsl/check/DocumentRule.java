package org.qos.dsl.check;

import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A rule that needs nothing but the model of one file, so that it can run while a user types. The model may be
 * incomplete: what the parser failed to read is missing.
 *
 * @param <F> the root of the files that it checks
 */
public interface DocumentRule<F extends EObject> extends Rule {

    /** The model class of the roots that it checks. */
    Class<F> root();

    /** Whether it checks files whose roots have that class. */
    default boolean covers(Class<?> root) {
        return root().isAssignableFrom(root);
    }

    /** Whether a rule about policies checks those in that syntax; in both unless overridden. */
    default boolean appliesTo(PolicySyntax syntax) {
        return true;
    }

    /**
     * Checks a file.
     *
     * @param file the root of the file's model
     * @param violations accepts the violations
     */
    void check(F file, Consumer<RuleViolation> violations);
}
