package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;

/** A source or destination has to be in one of the groups, and a number in a range that its field can carry (osm_qos_policy.c:__qos_policy_get_match_rule_by_params). */
@AutoService(Rule.class)
public final class UnmatchableRule implements BoundRule {

    @Override
    public String code() {
        return "unmatchable-rule";
    }

    @Override
    public Severity severity() {
        return Severity.WARNING;
    }

    @Override
    public Category category() {
        return Category.SUSPICIOUS;
    }

    @Override
    public String summary() {
        return "a rule that no request can match";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        bound.shadowing().unmatchableRules().stream()
                .map(rule -> Problem.at(
                        RulePlaces.origin(bound.project(), rule),
                        "no request can match this rule: no port belongs to its groups, or its numbers do not fit their"
                                + " field"))
                .forEach(problems);
    }
}
