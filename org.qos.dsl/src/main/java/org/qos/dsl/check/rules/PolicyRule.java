package org.qos.dsl.check.rules;

import java.util.function.Consumer;
import org.qos.dsl.check.DocumentRule;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.Language;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;

/** A rule about policies in either syntax. */
interface PolicyRule extends DocumentRule<PolicyFile> {

    @Override
    default Class<PolicyFile> root() {
        return PolicyFile.class;
    }

    @Override
    default void check(PolicyFile file, Consumer<RuleViolation> violations) {
        PolicySyntax syntax = Language.of(file.eResource()).syntax().orElseThrow();
        if (appliesTo(syntax)) {
            check(file, syntax, violations);
        }
    }

    /**
     * Checks a policy.
     *
     * @param file the root of its model
     * @param syntax its syntax, to which the rule applies
     * @param violations accepts the violations
     */
    void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations);
}
