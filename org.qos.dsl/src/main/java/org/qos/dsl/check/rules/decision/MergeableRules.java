package org.qos.dsl.check.rules.decision;

import com.google.auto.service.AutoService;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Function;
import org.qos.dsl.check.BoundPolicyContext;
import org.qos.dsl.check.BoundRule;
import org.qos.dsl.check.Category;
import org.qos.dsl.check.ContextRule;
import org.qos.dsl.check.PolicyContext;
import org.qos.dsl.check.Rule;
import org.qos.dsl.check.RuleDeclaration;
import org.qos.dsl.check.RuleViolation;
import org.qos.dsl.model.policy.UlpRule;
import org.qos.runtime.policy.MatchRule;

/**
 * A list matches any of its values (osm_qos_policy.c:__qos_policy_get_match_rule_by_params), so that one rule with
 * both lists matches the same requests.
 */
@AutoService(Rule.class)
public final class MergeableRules implements ContextRule, BoundRule {

    /** The lists of a rule; an empty list is absent from the rule. */
    private static final List<Function<MatchRule, List<?>>> LISTS = List.of(
            MatchRule::sources,
            MatchRule::destinations,
            rule -> rule.serviceIds().ranges(),
            rule -> rule.qosClasses().ranges(),
            rule -> rule.tclasses().ranges(),
            rule -> rule.pkeys().ranges());

    @Override
    public RuleDeclaration declaration() {
        return RuleDeclaration.info(
                        "mergeable-rules",
                        Category.STYLE,
                        "adjacent rules differ in one list only and give the same level")
                .noFix("rules may be separate on purpose, with a comment and a name for each");
    }

    @Override
    public void check(PolicyContext context, Consumer<RuleViolation> violations) {
        if (!context.isBindable()) {
            check(context, Set.of(), violations);
        }
    }

    @Override
    public void check(BoundPolicyContext bound, Consumer<RuleViolation> violations) {
        Set<Integer> dead = new HashSet<>(bound.shadowing().unmatchableRules());
        bound.shadowing().shadowedRules().forEach(shadowed -> dead.add(shadowed.rule()));
        check(bound.context(), dead, violations);
    }

    /** Checks all rules but those that decide nothing, given by their places from 1. */
    private static void check(PolicyContext context, Set<Integer> dead, Consumer<RuleViolation> violations) {
        List<MatchRule> rules = context.policy().rules();
        for (int place = 1; place < rules.size(); place++) {
            MatchRule before = rules.get(place - 1);
            MatchRule rule = rules.get(place);
            boolean alive = !dead.contains(place) && !dead.contains(place + 1);
            if (alive && isWritten(context, before) && isWritten(context, rule) && areMergeable(before, rule)) {
                violations.accept(RuleViolation.at(
                                context.origin(rule),
                                "this rule differs from " + RulePlaces.named(context, place)
                                        + " in one list only and gives the same level; one rule with both lists matches the"
                                        + " same requests; merge them")
                        .relatedTo(context.origin(before), null, "the rule to merge with"));
            }
        }
    }

    /** Lines of qos-ulps have a list each, and no other rules; what a rule with an error lists is not known. */
    private static boolean isWritten(PolicyContext context, MatchRule rule) {
        return !(context.origin(rule) instanceof UlpRule) && !context.isUncertain(rule);
    }

    /** Rules with different descriptions are separate for a reason. */
    private static boolean areMergeable(MatchRule one, MatchRule other) {
        return one.level() == other.level()
                && one.use().equals(other.use())
                && LISTS.stream()
                                .filter(list -> !list.apply(one).equals(list.apply(other)))
                                .count()
                        == 1
                && LISTS.stream()
                        .allMatch(list ->
                                list.apply(one).isEmpty() == list.apply(other).isEmpty());
    }
}
