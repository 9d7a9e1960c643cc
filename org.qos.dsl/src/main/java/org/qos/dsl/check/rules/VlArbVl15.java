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

/** VL 15 carries management packets, which go before all others and are not arbitrated (IBTA vol. 1, 7.6.9). */
@AutoService(Rule.class)
public final class VlArbVl15 implements PolicyRule {

    @Override
    public String code() {
        return "vlarb-vl15";
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
        return "VL 15 in an arbitration table: management packets are not arbitrated";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Scopes.weights(file)
                .filter(weight -> weight.getVl() == Vl.MANAGEMENT)
                .map(weight -> Problem.at(
                        weight,
                        Literals.VL_WEIGHT__VL,
                        "VL 15 carries management packets only; expected a VL from 0 to 14"))
                .map(problem -> Scopes.graded(problem, syntax))
                .forEach(problems);
    }
}
