package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;

/** The first rule that matches decides (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), here to the same end. */
@AutoService(Rule.class)
public final class RedundantRule implements BoundRule {

    @Override
    public String code() {
        return "redundant-rule";
    }

    @Override
    public Severity severity() {
        return Severity.INFO;
    }

    @Override
    public Category category() {
        return Category.TIDY;
    }

    @Override
    public String summary() {
        return "a rule that an earlier one with the same level covers";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        bound.shadowing().shadowedRules().stream()
                .filter(shadowed -> !shadowed.hidesAnotherOutcome())
                .map(shadowed -> Problem.at(
                        RulePlaces.origin(bound.project(), shadowed.rule()),
                        RulePlaces.named(bound.project(), shadowed.by())
                                + " gives the same level to all that this rule matches; it can go"))
                .forEach(problems);
    }
}
