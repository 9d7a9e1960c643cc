package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Severity;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;
import org.qos.runtime.policy.PolicySyntax;

/** QoS-Class has twelve bits in PathRecord (IBTA annex A13). A rule for a greater one matches no request; for OpenSM that is the only
 * effect, so it is a warning there. */
@AutoService(Rule.class)
public final class QosClassOutOfRange implements PolicyRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.error(
                    "qos-class-out-of-range",
                    Category.CORRECTNESS,
                    "a QoS class that does not fit into its twelve bits")
            .noFix("the author knows which class is meant");

    private static final RangeCheck CLASSES = new RangeCheck(0, 0xfff);

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        CLASSES.outside(file.getLevels(), Literals.QOS_LEVEL__QOS_CLASSES, QosLevel::getQosClasses, "QoS class")
                .forEach(violations);
        CLASSES.outside(file.getRules().stream().flatMap(rule -> rule.getQosClasses().stream()), "QoS class")
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.as(Severity.WARNING) : violation)
                .forEach(violations);
    }
}
