package org.qos.dsl.check.suppression;

import com.google.auto.service.AutoService;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.language.FindingTrait;

/** A suppression without a finding hides the next finding of its rule in that place. */
@AutoService(Rule.class)
public final class UnusedSuppression implements Rule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "unused-suppression", Category.STYLE, "a qos-ignore comment that suppresses no finding")
                .fix("removes the comment, where its rule has no finding there")
                .with(FindingTrait.UNNECESSARY, FindingTrait.NOT_SUPPRESSIBLE);
    }
}
