package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A rule about a policy that is bound to a fabric and its partitions. It runs on policies without errors. A rule that is
 * also a {@link DocumentRule} decides with a fabric what it left open there: what it found with the verdict {@link
 * Verdict#DEPENDS} gives way.
 */
public interface BoundRule extends Rule {

    /** Whether it looks at bound policies in that syntax; in both unless overridden. */
    default boolean looksAt(PolicySyntax syntax) {
        return true;
    }

    /**
     * Looks for the mistake.
     *
     * @param bound the policy and what it is for, with the ports of its groups; without a fabric only what GUIDs tell
     * @param violations takes what is found, each at an object of the policy file
     */
    void check(BoundPolicyContext bound, Consumer<RuleViolation> violations);
}
