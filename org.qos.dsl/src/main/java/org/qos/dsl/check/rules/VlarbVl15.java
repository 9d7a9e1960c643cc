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

/** VL15 carries management packets, which precede all others and are not arbitrated (IBTA vol. 1, 7.6.9). */
@AutoService(Rule.class)
public final class VlarbVl15 implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "vlarb-vl15",
                        Category.CORRECTNESS,
                        "VL15 in an arbitration table, although management packets are not arbitrated")
                .noFix("the author knows which VL is intended, or whether to remove the entry");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.weights(file)
                .filter(weight -> weight.getVl() == Vl.MANAGEMENT)
                .map(weight -> RuleViolation.at(
                        weight,
                        Literals.VL_WEIGHT__VL,
                        "VL15 carries management packets only; " + Scopes.clause(syntax) + "expected 0 to 14"))
                .forEach(violations);
    }
}
