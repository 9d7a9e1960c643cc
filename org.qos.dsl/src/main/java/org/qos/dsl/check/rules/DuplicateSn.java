package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.policy.PolicySyntax;

/**
 * The serial number is the unique ID of a level, by which rules refer to it (RFC section 3, policy file of February
 * 2007).
 */
@AutoService(Rule.class)
public final class DuplicateSn implements RfcRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error("duplicate-sn", Category.CORRECTNESS, "two levels with the same serial number")
                .noFix("the author knows the number of the second level, and which references are intended for it");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Map<Long, QosLevel> firstOfSn = new HashMap<>();
        for (QosLevel level : file.getLevels()) {
            QosLevel first = level.getSns().isEmpty()
                    ? null
                    : firstOfSn.putIfAbsent(level.getSns().get(0), level);
            if (first != null) {
                violations.accept(RuleViolation.at(
                                level,
                                Literals.QOS_LEVEL__SNS,
                                0,
                                "sn " + Long.toUnsignedString(level.getSns().get(0))
                                        + " already belongs to another QoS level; rules refer to the first; give this"
                                        + " one another sn")
                        .relatedTo(first, Literals.QOS_LEVEL__SNS, "the first level with the sn"));
            }
        }
    }
}
