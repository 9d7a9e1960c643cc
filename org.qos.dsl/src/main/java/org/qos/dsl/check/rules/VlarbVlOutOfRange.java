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
import org.qos.runtime.value.Vl;

/** There are the data VLs 0 to 14 (IBTA vol. 1, 7.6.9). */
@AutoService(Rule.class)
public final class VlarbVlOutOfRange implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "vlarb-vl-out-of-range", Category.CORRECTNESS, "a VL outside 0 to 14 in an arbitration table")
                .noFix("the author knows which VL is intended");
    }

    /* VL15 has a rule of its own, vlarb-vl15. */
    private static final RangeCheck VLS = new RangeCheck("VL", 0, Vl.MAX_DATA);

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.weights(file)
                .filter(weight -> weight.getVl() != Vl.MANAGEMENT && !VLS.contains(weight.getVl()))
                .map(weight -> VLS.at(weight, Literals.VL_WEIGHT__VL, weight.getVl(), Scopes.effect(syntax)))
                .forEach(violations);
    }
}
