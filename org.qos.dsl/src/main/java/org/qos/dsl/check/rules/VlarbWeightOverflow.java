package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.VlArbitration;

/** A weight has eight bits and counts units of 64 bytes (IBTA vol. 1, 7.6.9.2). */
@AutoService(Rule.class)
public final class VlarbWeightOverflow implements PolicyRule {

    private static final RangeCheck WEIGHTS = new RangeCheck("weight", 0, VlArbitration.MAX_WEIGHT);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "vlarb-weight-overflow",
                        Category.CORRECTNESS,
                        "an arbitration weight outside 0 to 255, its eight bits")
                .noFix("the author decides on the share; 255 may change the proportion to the other weights");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.weights(file)
                .filter(weight -> weight.getWeight() != null && !WEIGHTS.contains(weight.getWeight()))
                .map(weight ->
                        WEIGHTS.at(weight, Literals.VL_WEIGHT__WEIGHT, weight.getWeight(), Scopes.effect(syntax)))
                .forEach(violations);
    }
}
