package org.qos.dsl.check.suppression;

import com.google.auto.service.AutoService;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.language.FindingTrait;

/** A suppression has a reason, so that later readers can check whether it still holds; without one it has no effect. */
@AutoService(Rule.class)
public final class SuppressionWithoutReason implements Rule {

    static final String MESSAGE = "this comment suppresses nothing; expected a rule and a reason: " + Suppression.WORD
            + " CODE: why the finding is intended";

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "suppression-without-reason",
                        Category.STYLE,
                        "a qos-ignore comment that names no rule or gives no reason")
                .noFix("the author knows the reason")
                .with(FindingTrait.NOT_SUPPRESSIBLE);
    }
}
