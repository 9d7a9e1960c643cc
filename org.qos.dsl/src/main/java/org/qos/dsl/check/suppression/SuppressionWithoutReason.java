package org.qos.dsl.check.suppression;

import com.google.auto.service.AutoService;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;

/** A suppression says why, so that whoever reads it next can tell whether it still holds; without a reason it does nothing. */
@AutoService(Rule.class)
public final class SuppressionWithoutReason implements Rule {

    static final String MESSAGE = "this silences nothing: expected a rule and a reason, " + Suppression.WORD
            + " CODE: why the finding is no mistake here";

    @Override
    public String code() {
        return "suppression-without-reason";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.TIDY;
    }

    @Override
    public String summary() {
        return "a qos-ignore comment that names no rule or gives no reason";
    }
}
