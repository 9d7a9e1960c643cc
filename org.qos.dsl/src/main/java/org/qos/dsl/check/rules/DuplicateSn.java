package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;

/** The serial number is the unique ID of a level, by which rules name it (RFC section 3, policy file of February 2007). */
@AutoService(Rule.class)
public final class DuplicateSn implements PolicyRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "duplicate-sn",
                    Category.CORRECTNESS,
                    "two levels with the same serial number, of which only the first can be meant")
            .noFix("the author knows which number the second level is to have, and which references mean it");

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC;
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Set<Long> seen = new HashSet<>();
        file.getLevels().stream()
                .filter(level -> !level.getSns().isEmpty())
                .filter(level -> !seen.add(level.getSns().get(0)))
                .map(level -> RuleViolation.at(
                        level,
                        Literals.QOS_LEVEL__SNS,
                        0,
                        "another QoS level before this one has the sn "
                                + Long.toUnsignedString(level.getSns().get(0)) + ", and rules mean that one"))
                .forEach(violations);
    }
}
