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

/** QoS-Class has twelve bits in PathRecord (IBTA annex A13). A rule for a greater one matches no request; for OpenSM that is the only
 * effect, so it is a warning there. */
@AutoService(Rule.class)
public final class QosClassOutOfRange implements PolicyRule {
    private static final Bounds CLASSES = new Bounds(0, 0xfff);

    @Override
    public String code() {
        return "qos-class-out-of-range";
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
        return "a QoS class that does not fit into its twelve bits";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        CLASSES.outside(file.getLevels(), Literals.QOS_LEVEL__QOS_CLASSES, QosLevel::getQosClasses, "QoS class")
                .forEach(problems);
        CLASSES.outside(file.getRules().stream().flatMap(rule -> rule.getQosClasses().stream()), "QoS class")
                .map(problem -> syntax == PolicySyntax.OPENSM ? problem.as(Severity.WARNING) : problem)
                .forEach(problems);
    }
}
