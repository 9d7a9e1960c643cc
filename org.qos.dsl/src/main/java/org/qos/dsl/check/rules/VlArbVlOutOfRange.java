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
import org.qos.runtime.value.Vl;

/** There are the data VLs 0 to 14 (IBTA vol. 1, 7.6.9). */
@AutoService(Rule.class)
public final class VlArbVlOutOfRange implements PolicyRule {
    /* 15 exists, and has a rule of its own. */
    private static final Bounds VLS = new Bounds(0, Vl.MANAGEMENT);

    @Override
    public String code() {
        return "vlarb-vl-out-of-range";
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
        return "a VL in an arbitration table that does not exist: there are 0 to 14";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Scopes.weights(file)
                .filter(weight -> !VLS.contains(weight.getVl()))
                .map(weight -> Problem.at(
                        weight,
                        Literals.VL_WEIGHT__VL,
                        "VL " + Long.toUnsignedString(weight.getVl()) + " does not exist; expected 0 to 14"))
                .map(problem -> Scopes.graded(problem, syntax))
                .forEach(problems);
    }
}
