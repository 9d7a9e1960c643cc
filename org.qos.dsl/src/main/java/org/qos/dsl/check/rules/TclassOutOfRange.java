package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** TClass has eight bits, in PathRecord as in the GRH (IBTA vol. 1, 8.3). */
@AutoService(Rule.class)
public final class TclassOutOfRange implements RfcRule {

    private static final RangeCheck CLASSES = RangeCheck.of("TClass", ValueKind.TRAFFIC_CLASS);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "tclass-out-of-range", Category.CORRECTNESS, "a traffic class outside 0 to 255, its eight bits")
                .noFix("the author knows which class is intended");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        CLASSES.outside(file.getLevels(), Literals.QOS_LEVEL__TCLASSES, RangeCheck.IN_RFC)
                .forEach(violations);
        CLASSES.outside(file.getRules().stream().flatMap(rule -> rule.getTclasses().stream()), RangeCheck.IN_RFC)
                .forEach(violations);
    }
}
