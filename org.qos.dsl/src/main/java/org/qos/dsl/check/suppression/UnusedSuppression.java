package org.qos.dsl.check.suppression;

import com.google.auto.service.AutoService;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;

/** A suppression that silences nothing hides the next mistake of its rule in that place. */
@AutoService(Rule.class)
public final class UnusedSuppression implements Rule {

    @Override
    public String code() {
        return "unused-suppression";
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
        return "a qos-ignore comment that silences nothing";
    }

    @Override
    public String fix() {
        return "removes the comment of a rule that finds nothing there";
    }
}
