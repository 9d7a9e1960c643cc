package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A rule about a whole policy, with its partitions and options where these are given. It runs on
 * policies without errors.
 */
public interface ContextRule extends Rule {

    /** Whether it checks policies in that syntax; in both unless overridden. */
    default boolean appliesTo(PolicySyntax syntax) {
        return true;
    }

    /** Whether it finds something only with a partition file, an option file or a fabric; true unless overridden. */
    default boolean needsContext() {
        return true;
    }

    /**
     * Checks a policy.
     *
     * @param context the policy and its context
     * @param violations accepts the violations, each at an object of the policy file
     */
    void check(PolicyContext context, Consumer<RuleViolation> violations);
}
