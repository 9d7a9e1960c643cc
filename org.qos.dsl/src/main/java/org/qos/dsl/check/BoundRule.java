package org.qos.dsl.check;

import java.util.function.Consumer;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A rule about a policy that is bound to a fabric and its partitions. It runs on policies without errors. A rule that
 * is also a {@link DocumentRule} decides with a fabric what it left open there: its violations with the verdict
 * {@link Verdict#DEPENDS} are replaced.
 */
public interface BoundRule extends Rule {

    /** Whether it checks bound policies in that syntax; in both unless overridden. */
    default boolean coversSyntax(PolicySyntax syntax) {
        return true;
    }

    /**
     * Checks a policy.
     *
     * @param bound the policy and its context, with the ports of its groups; without a fabric only those named by GUID
     * @param violations accepts the violations, each at an object of the policy file
     */
    void check(BoundPolicyContext bound, Consumer<RuleViolation> violations);
}
