package org.qos.dsl.check.rules;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.check.Verdict;
import org.qos.dsl.language.SyntaxErrors;
import org.qos.dsl.model.policy.PolicyFile;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.value.Sl;

/** An SL2VL table has one VL for each of the 16 SLs (IBTA vol. 1, 14.2.5.8). OpenSM rejects a policy with another
 * number of VLs. */
@AutoService(Rule.class)
public final class Sl2vlNot16 implements PolicyRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.error(
                        "sl2vl-not-16",
                        Category.CORRECTNESS,
                        "an SL2VL table without exactly one VL for each of the 16 SLs")
                .noFix("the author knows which VL is missing or surplus");
    }

    @Override
    public void check(PolicyFile file, PolicySyntax syntax, Consumer<RuleViolation> violations) {
        Scopes.sl2vl(file)
                .flatMap(scope -> scope.getTables().stream())
                .filter(table -> table.getVls().size() != Sl.COUNT && !SyntaxErrors.in(table))
                .map(table -> RuleViolation.at(
                        table,
                        "this SL2VL table has " + table.getVls().size() + " VLs; " + RangeCheck.rejected(syntax)
                                + "; expected 16, one for each SL"))
                .map(violation -> syntax == PolicySyntax.OPENSM ? violation.opensm(Verdict.REJECTS) : violation)
                .forEach(violations);
    }
}
