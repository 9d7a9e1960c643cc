package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import java.util.stream.Stream;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PolicySyntax;

/**
 * A number must be in the range of its field (osm_qos_policy.c:__qos_policy_get_match_rule_by_params). Rules whose
 * groups have no ports match nothing either; that is reported once, at the group ({@code empty-group}) or at the GUIDs
 * of the line, and not for each rule.
 */
@AutoService(Rule.class)
public final class UnmatchableRule implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning("unmatchable-rule", Category.SUSPICIOUS, "no request can match the rule")
                .noFix("the author knows which of the criteria is wrong");
    }

    /** In the RFC syntax numbers that do not fit are errors. */
    @Override
    public boolean coversSyntax(PolicySyntax syntax) {
        return syntax == PolicySyntax.OPENSM;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        bound.shadowing().unmatchableRules().stream()
                .filter(rule -> !isOfNoPort(bound, rule)
                        && !bound.context()
                                .isUncertain(bound.policy().policy().rules().get(rule - 1)))
                .map(rule -> RuleViolation.at(
                        RulePlaces.origin(bound.context(), rule),
                        "no request can match this rule, because its numbers do not fit their field; OpenSM never uses"
                                + " it; correct the numbers"))
                .forEach(violations);
    }

    private static boolean isOfNoPort(BoundPolicyContext bound, int place) {
        MatchRule rule = bound.policy().policy().rules().get(place - 1);
        return Stream.of(rule.sources(), rule.destinations())
                .anyMatch(groups -> !groups.isEmpty()
                        && groups.stream()
                                .allMatch(group -> bound.policy().members(group).isEmpty()));
    }
}
