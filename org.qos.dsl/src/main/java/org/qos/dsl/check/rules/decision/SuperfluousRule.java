package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;

/**
 * OpenSM goes on to the next rule that matches (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), here with
 * the same result.
 */
@AutoService(Rule.class)
public final class SuperfluousRule implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "superfluous-rule", Category.STYLE, "later rules give every request of the rule the same level")
                .noFix("the author knows whether to remove the rule or to give it another level")
                .with(FindingTrait.COSTLY);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        Set<Integer> shadowed = bound.shadowing().shadowedRules().stream()
                .map(ShadowedRule::rule)
                .collect(Collectors.toSet());
        int count = bound.policy().policy().rules().size();
        for (int rule = 1; rule < count; rule++) {
            List<Integer> later = replacements(bound, rule);
            if (!later.isEmpty()
                    && later.stream().noneMatch(shadowed::contains)
                    && isCertain(bound.context(), rule, later)) {
                violations.accept(violation(bound.context(), rule, later));
            }
        }
    }

    /** None is claimed where the search takes too long. */
    private static List<Integer> replacements(BoundPolicyContext bound, int rule) {
        try {
            return bound.shadowing().decisions().replacementsOf(rule);
        } catch (DecisionLimitException tooComplex) {
            return List.of();
        }
    }

    /** What a rule with an error between them matches is not known. */
    private static boolean isCertain(PolicyContext context, int rule, List<Integer> later) {
        return IntStream.rangeClosed(rule, later.get(later.size() - 1))
                .noneMatch(place -> context.isUncertain(context.policy().rules().get(place - 1)));
    }

    private static RuleViolation violation(PolicyContext context, int rule, List<Integer> later) {
        return RuleViolation.at(
                RulePlaces.origin(context, rule),
                RulePlaces.named(context, later) + (later.size() == 1 ? " gives" : " together give")
                        + " the same level to every request that this rule matches first; without this rule OpenSM"
                        + " decides the same; remove it, or give it another level");
    }
}
