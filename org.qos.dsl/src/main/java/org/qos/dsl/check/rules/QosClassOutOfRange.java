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
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * QoS-Class has twelve bits in PathRecord (IBTA annex A13). A rule for a larger one matches no request; OpenSM
 * accepts it, so it is a warning there.
 */
@AutoService(Rule.class)
public final class QosClassOutOfRange implements PolicyRule {

    private static final RangeCheck CLASSES = RangeCheck.of("QoS-Class", ValueKind.QOS_CLASS);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "qos-class-out-of-range",
                        Category.CORRECTNESS,
                        "a QoS-Class outside 0 to 4095, its twelve bits")
                .noFix("the author knows which class is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        CLASSES.outside(file.getLevels(), Literals.QOS_LEVEL__QOS_CLASSES, RangeCheck.IN_RFC)
                .forEach(violations);
        CLASSES.outside(
                        file.getRules().stream().flatMap(rule -> rule.getQosClasses().stream()),
                        RangeCheck.effect("OpenSM accepts it, and no request matches it", syntax))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.as(Severity.WARNING) : violation)
                .forEach(violations);
    }
}
