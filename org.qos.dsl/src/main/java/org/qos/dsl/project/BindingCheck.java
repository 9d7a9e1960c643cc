package org.qos.dsl.project;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Rules;

/**
 * What a check of a policy by itself, and of how its groups bind, has found.
 *
 * @param file the findings
 * @param policy the policy with its groups bound; empty if it has errors
 */
public record BindingCheck(CheckedFile file, Optional<BoundPolicyContext> policy) {

    /** The errors for which the policy cannot be used. A bound policy can be used, whatever its groups do not bind to. */
    public List<Finding> errors() {
        return file.errors().stream()
                .filter(found -> policy.isEmpty() || !Rules.isBinding(found))
                .toList();
    }
}
