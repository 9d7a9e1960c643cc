package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.explanation.page.FieldText;
import org.qos.analysis.overlap.RuleOverlap;
import org.qos.analysis.overlap.RuleOverlaps;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.runtime.match.Match;

/**
 * OpenSM uses the first rule that matches (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), so that the order
 * decides about the common values.
 */
@AutoService(Rule.class)
public final class OverlappingRules implements ContextRule {

    /** A policy with more of them is made so on purpose. */
    private static final int MAX_VIOLATIONS = 20;

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "overlapping-rules",
                        Category.SUSPICIOUS,
                        "rules that differ in one field have some of its values in common, and different levels")
                .noFix("the author knows which of the rules is for the common values");
    }

    @Override
    public boolean needsContext() {
        return false;
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        RuleOverlaps.of(context.policy()).stream()
                .filter(overlap -> isCertain(context, overlap.earlier()) && isCertain(context, overlap.later()))
                .limit(MAX_VIOLATIONS)
                .map(overlap -> violation(context, overlap))
                .forEach(violations);
    }

    private static boolean isCertain(PolicyContext context, int rule) {
        return !context.isUncertain(context.policy().rules().get(rule - 1));
    }

    private static RuleViolation violation(PolicyContext context, RuleOverlap overlap) {
        Match earlier = Match.of(context.policy(), overlap.earlier());
        return RuleViolation.at(
                        RulePlaces.origin(context, overlap.later()),
                        "this rule has " + FieldText.title(overlap.field()) + " "
                                + FieldText.values(overlap.field(), overlap.common()) + " in common with "
                                + RulePlaces.named(context, overlap.earlier()) + "; OpenSM gives requests with it "
                                + context.titleWithSl(earlier)
                                + ", the level of that rule; remove the values from one of the rules")
                .shownBy(Witnesses.of(
                        overlap, context.policy(), context.fabricContext().fabric()));
    }
}
