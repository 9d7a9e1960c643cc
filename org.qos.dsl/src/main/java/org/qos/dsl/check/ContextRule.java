package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A rule about a whole policy, with the partitions and the options that it is for where these are given. It runs on
 * policies without errors.
 */
public interface ContextRule extends Rule {

    /** Whether it looks at policies in that syntax; in both unless overridden. */
    default boolean appliesTo(PolicySyntax syntax) {
        return true;
    }

    /**
     * Looks for the mistake.
     *
     * @param project the policy and what it is for
     * @param violations takes what is found, each at an object of the policy file
     */
    void check(PolicyContext project, Consumer<RuleViolation> violations);
}
