package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/**
 * There are the data VLs 0 to 14; VL15 in an SL2VL table drops the packet (IBTA vol. 1, 7.6.6). OpenSM rejects a
 * policy with another one.
 */
@AutoService(Rule.class)
public final class Sl2vlVlOutOfRange implements PolicyRule {

    private static final RangeCheck VLS = RangeCheck.of("VL", ValueKind.SL2VL_TABLE);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "sl2vl-vl-out-of-range", Category.CORRECTNESS, "a VL outside 0 to 15 in an SL2VL table")
                .noFix("the author decides on the VL");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.sl2vl(file)
                .flatMap(scope -> VLS.outside(
                        scope.getTables(), Literals.SL2_VL_TABLE__VLS, RangeCheck.effect(RangeCheck.REJECTED, syntax)))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }
}
