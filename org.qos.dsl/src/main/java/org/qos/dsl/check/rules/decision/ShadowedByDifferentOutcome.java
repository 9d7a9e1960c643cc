package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.function.Consumer;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.language.FindingTrait;
import org.qos.runtime.match.Match;

/**
 * OpenSM uses the first rule that matches (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), so that it never
 * uses a rule whose requests an earlier one matches.
 */
@AutoService(Rule.class)
public final class ShadowedByDifferentOutcome implements BoundRule {

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.warning(
                        "shadowed-by-different-outcome",
                        Category.SUSPICIOUS,
                        "earlier rules match every request of the rule and give another level")
                .noFix("the author knows which of the rules applies to the requests that both match")
                .with(FindingTrait.UNNECESSARY, FindingTrait.COSTLY, FindingTrait.ERROR_WHERE_PROVED);
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        bound.shadowing().shadowedRules().stream()
                .filter(ShadowedRule::hidesAnotherOutcome)
                .map(shadowed -> RulePlaces.relatedTo(
                                RuleViolation.at(
                                        RulePlaces.origin(bound.context(), shadowed.rule()),
                                        message(bound.context(), shadowed)),
                                bound.context(),
                                shadowed.by())
                        .shownBy(Witnesses.of(shadowed, bound.policy())
                                .provedWith(bound.policy().fabric())))
                .forEach(violations);
    }

    private static String message(PolicyContext context, ShadowedRule shadowed) {
        return "this rule never applies; OpenSM tries " + RulePlaces.named(context, shadowed.by())
                + " first, and all requests of this rule match "
                + (shadowed.by().size() == 1 ? "that one: " : "one of them: ")
                + shadowed.brief().map(RulePlaces::named).orElse("a request for it")
                + " gets " + given(context, shadowed) + ", not "
                + context.titleWithSl(Match.of(context.policy(), shadowed.rule())) + "; reorder or narrow the rules";
    }

    private static String given(PolicyContext context, ShadowedRule shadowed) {
        return shadowed.by().size() == 1
                ? context.titleWithSl(Match.of(context.policy(), shadowed.by().get(0)))
                : context.titleWithSl(shadowed.given());
    }
}
