package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.QosLevel;

/** TClass has eight bits, in PathRecord as in the GRH (IBTA vol. 1, 8.3). */
@AutoService(Rule.class)
public final class TclassOutOfRange implements PolicyRule {
    private static final Bounds CLASSES = new Bounds(0, 0xff);

    @Override
    public String code() {
        return "tclass-out-of-range";
    }

    @Override
    public Severity severity() {
        return Severity.ERROR;
    }

    @Override
    public Category category() {
        return Category.CORRECTNESS;
    }

    @Override
    public String summary() {
        return "a traffic class that does not fit into its eight bits";
    }

    @Override
    public boolean appliesTo(PolicySyntax syntax) {
        return syntax == PolicySyntax.RFC;
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        CLASSES.outside(file.getLevels(), Literals.QOS_LEVEL__TCLASSES, QosLevel::getTclasses, "TClass")
                .forEach(problems);
        CLASSES.outside(file.getRules().stream().flatMap(rule -> rule.getTclasses().stream()), "TClass")
                .forEach(problems);
    }
}
