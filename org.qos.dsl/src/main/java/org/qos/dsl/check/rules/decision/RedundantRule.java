package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;

/**
 * OpenSM uses the first rule that matches (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), here with the same
 * result.
 */
@AutoService(Rule.class)
public final class RedundantRule implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "redundant-rule",
                        Category.STYLE,
                        "earlier rules with the same level match every request of the rule")
                .noFix("the author knows whether to remove the rule or to narrow an earlier one")
                .with(FindingTrait.UNNECESSARY, FindingTrait.COSTLY);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        bound.shadowing().shadowedRules().stream()
                .filter(shadowed -> !shadowed.hidesAnotherOutcome())
                .map(shadowed -> RulePlaces.relatedTo(
                                RuleViolation.at(
                                        RulePlaces.origin(bound.context(), shadowed.rule()),
                                        RulePlaces.named(bound.context(), shadowed.by())
                                                + (shadowed.by().size() == 1 ? " gives" : " together give")
                                                + " the same level to every request that this rule matches; OpenSM never"
                                                + " uses this rule; remove it"),
                                bound.context(),
                                shadowed.by())
                        .shownBy(Witnesses.of(shadowed, bound.policy())))
                .forEach(violations);
    }
}
