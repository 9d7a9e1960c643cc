package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.dsl.model.policy.PolicyPackage.Literals;
import org.qos.dsl.model.policy.VlArbScope;

/** The limit of high priority has eight bits and counts units of 4 KB; 255 is no limit (IBTA vol. 1, 7.6.9.2). */
@AutoService(Rule.class)
public final class VlHighLimitOutOfRange implements PolicyRule {
    private static final Bounds LIMITS = new Bounds(0, 255);

    @Override
    public String code() {
        return "vl-high-limit-out-of-range";
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
        return "a limit of high priority that does not fit into its eight bits";
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<Problem> problems) {
        Scopes.vlArb(file)
                .flatMap(scope -> LIMITS.outside(
                        List.of(scope), Literals.VL_ARB_SCOPE__HIGH_LIMITS, VlArbScope::getHighLimits, "high limit"))
                .map(problem -> Scopes.graded(problem, syntax))
                .forEach(problems);
    }
}
