package org.qos.dsl.ide.workspace;

import java.util.List;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.runtime.policy.MatchRule;

/**
 * A rule that never applies because an earlier one matches all of its requests. Only a check, which may take long,
 * finds shadowed rules; while the text is edited, the last result stays valid for each pair of rules that keeps its
 * places.
 *
 * @param place the place of the rule in evaluation order, from 1
 * @param rule the rule
 * @param by the place of the earlier rule
 * @param cover the earlier rule
 */
public record RuleShadowing(int place, MatchRule rule, int by, MatchRule cover) {

    /** The shadowed rules that a check has found. */
    public static List<RuleShadowing> of(List<MatchRule> rules, List<ShadowedRule> found) {
        return found.stream()
                .map(shadowed -> new RuleShadowing(
                        shadowed.rule(), rules.get(shadowed.rule() - 1), shadowed.by(), rules.get(shadowed.by() - 1)))
                .toList();
    }

    /** Whether both rules are still at their places. */
    public boolean holdsIn(List<MatchRule> rules) {
        return place <= rules.size()
                && rules.get(place - 1).equals(rule)
                && rules.get(by - 1).equals(cover);
    }
}
