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

/** A weight has eight bits and counts units of 64 bytes (IBTA vol. 1, 7.6.9.2). */
@AutoService(Rule.class)
public final class VlArbWeightOverflow implements PolicyRule {
    private static final Bounds WEIGHTS = new Bounds(0, 255);

    @Override
    public String code() {
        return "vlarb-weight-overflow";
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
        return "an arbitration weight that does not fit into its eight bits";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Scopes.weights(file)
                .filter(weight -> weight.getWeight() != null && !WEIGHTS.contains(weight.getWeight()))
                .map(weight -> Problem.at(
                        weight,
                        Literals.VL_WEIGHT__WEIGHT,
                        "weight " + Long.toUnsignedString(weight.getWeight())
                                + " does not fit into eight bits; expected 0 to 255"))
                .map(problem -> Scopes.graded(problem, syntax))
                .forEach(problems);
    }
}
