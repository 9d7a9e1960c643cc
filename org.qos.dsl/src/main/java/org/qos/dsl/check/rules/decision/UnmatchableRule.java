package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.BoundProject;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Problem;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.Severity;
import org.qos.runtime.policy.PolicySyntax;
import org.qos.runtime.policy.MatchRule;

/**
 * A number has to be in a range that its field can carry (osm_qos_policy.c:__qos_policy_get_match_rule_by_params). Rules
 * whose groups have no ports match nothing either; what is wrong there is told of the group ({@code empty-group}) or of the
 * GUIDs of the line, once and not for each rule.
 */
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

    /** In the RFC spelling numbers that do not fit are errors. */
    @Override
    public boolean looksAt(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM;
    }

    @Override
    public void check(BoundProject bound, Consumer<Problem> problems) {
        bound.shadowing().unmatchableRules().stream()
                .filter(rule -> !isOfNoPort(bound, rule))
                .map(rule -> Problem.at(
                        RulePlaces.origin(bound.project(), rule),
                        "no request can match this rule: its numbers do not fit their field"))
                .forEach(problems);
    }

    private static boolean isOfNoPort(BoundProject bound, int place) {
        MatchRule rule = bound.policy().policy().rules().get(place - 1);
        return Stream.of(rule.sources(), rule.destinations())
                .anyMatch(groups -> !groups.isEmpty()
                        && groups.stream()
                                .allMatch(group -> bound.policy().members(group).isEmpty()));
    }
}
