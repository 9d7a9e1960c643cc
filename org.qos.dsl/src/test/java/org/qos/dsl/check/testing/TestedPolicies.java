package org.qos.dsl.check.testing;

import java.util.Map;
import java.util.Optional;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.FabricContext;
import org.qos.dsl.check.TestedPolicy;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.policytest.PolicyTestHeaders;
import org.qos.dsl.project.Checker;

/** The policies that tests are for. */
public final class TestedPolicies {

    private TestedPolicies() {}

    /** A policy in its context; of one with errors the reason why it cannot be used. */
    public static TestedPolicy of(Optional<SourceFile> policy, FabricContext context) {
        if (policy.isEmpty()) {
            return TestedPolicy.NONE;
        }
        Optional<BoundPolicyContext> bound =
                Checker.checkBinding(policy.get(), context.withPartitions()).policy();
        return new TestedPolicy(
                bound, bound.isPresent() ? Map.of() : Map.of(PolicyTestHeaders.POLICY, "the policy has errors"));
    }
}
