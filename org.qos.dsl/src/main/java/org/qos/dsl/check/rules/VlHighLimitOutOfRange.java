package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.syntax.ValueKind;
import org.qos.runtime.policy.PolicySyntax;

/** The limit of high priority has eight bits and counts units of 4 KB; 255 is no limit (IBTA vol. 1, 7.6.9.2). */
@AutoService(Rule.class)
public final class VlHighLimitOutOfRange implements PolicyRule {

    private static final RangeCheck LIMITS = RangeCheck.of("high limit", ValueKind.HIGH_LIMIT);

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "vl-high-limit-out-of-range",
                        Category.CORRECTNESS,
                        "a limit of high priority outside 0 to 255, its eight bits")
                .noFix("the author decides on the limit; the maximum, 255, means no limit");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.vlArb(file)
                .flatMap(scope ->
                        LIMITS.outside(List.of(scope), Literals.VL_ARB_SCOPE__HIGH_LIMITS, Scopes.effect(syntax)))
                .forEach(violations);
    }
}
