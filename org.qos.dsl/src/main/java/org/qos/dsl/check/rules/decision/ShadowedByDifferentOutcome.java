package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Project;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;

/** The first rule that matches decides (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), so what an earlier rule covers is lost. */
@AutoService(Rule.class)
public final class ShadowedByDifferentOutcome implements BoundRule {

    @Override
    public String code() {
        return "shadowed-by-different-outcome";
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
        return "a rule that never decides, as an earlier one gives its requests another level";
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        bound.shadowing().shadowedRules().stream()
                .filter(ShadowedRule::hidesAnotherOutcome)
                .map(shadowed -> Problem.at(
                        RulePlaces.origin(bound.project(), shadowed.rule()), message(bound.project(), shadowed)))
                .forEach(problems);
    }

    private static String message(Project project, ShadowedRule shadowed) {
        return "this rule never decides: " + RulePlaces.named(project, shadowed.by())
                + " matches all that it matches; "
                + shadowed.witness().map(RulePlaces::named).orElse("a request for it")
                + " gets level '" + shadowed.given().name() + "' (SL "
                + shadowed.given().sl() + "), not '"
                + shadowed.wanted().name() + "' (SL " + shadowed.wanted().sl() + ")";
    }
}
