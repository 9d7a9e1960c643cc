package org.qos.dsl.check;

import java.util.function.Consumer;
import org.eclipse.emf.ecore.EObject;

/**
 * A rule about a file that is not a policy, and what is known of its subnet.
 *
 * @param <F> the root of the files that it checks
 */
public interface FileContextRule<F extends EObject> extends Rule {

    /** The model class of the roots that it checks. */
    Class<F> root();

    /** Whether it finds something only with other files or a fabric; true unless overridden. */
    default boolean needsContext() {
        return true;
    }

    /**
     * Checks a file.
     *
     * @param file the file
     * @param context what is known of its subnet, and of the policy that tests are for
     * @param violations accepts the violations, each at an object of the file
     */
    void check(F file, FabricContext context, Consumer<RuleViolation> violations);
}
