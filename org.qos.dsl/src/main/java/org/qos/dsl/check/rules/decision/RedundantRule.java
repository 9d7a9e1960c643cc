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

/** The first rule that matches decides (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), here to the same end. */
@AutoService(Rule.class)
public final class RedundantRule implements BoundRule {

    private static final RuleDeclaration DECLARATION = RuleDeclaration.info(
                    "redundant-rule", Category.STYLE, "a rule that an earlier one with the same level covers")
            .noFix("the author knows whether the rule can go or a rule before it was to match less")
            .with(FindingTrait.UNNECESSARY);

    @Override
    public RuleDeclaration declaration() {
        return DECLARATION;
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        bound.shadowing().shadowedRules().stream()
                .filter(shadowed -> !shadowed.hidesAnotherOutcome())
                .map(shadowed -> RuleViolation.at(
                        RulePlaces.origin(bound.project(), shadowed.rule()),
                        RulePlaces.named(bound.project(), shadowed.by())
                                + " gives the same level to all that this rule matches; it can go"))
                .forEach(violations);
    }
}
