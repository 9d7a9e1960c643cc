package org.qos.dsl.ide.workspace;

import java.util.List;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.runtime.policy.MatchRule;

/**
 * A rule that never decides, as an earlier one covers it. A check finds that out, which may take long; while a text is
 * typed, what was found of the version before holds for every two rules that are still in their places.
 *
 * @param place the place of the rule in the order of evaluation, from 1
 * @param rule the rule
 * @param by the place of the earlier rule
 * @param cover the earlier rule
 */
public record Shadow(int place, MatchRule rule, int by, MatchRule cover) {

    /** What was found of the rules of a policy. */
    public static List<Shadow> of(List<MatchRule> rules, List<ShadowedRule> found) {
        return found.stream()
                .map(shadowed -> new Shadow(
                        shadowed.rule(), rules.get(shadowed.rule() - 1), shadowed.by(), rules.get(shadowed.by() - 1)))
                .toList();
    }

    /** Whether the two rules are still in their places. */
    public boolean holdsIn(List<MatchRule> rules) {
        return place <= rules.size()
                && rules.get(place - 1).equals(rule)
                && rules.get(by - 1).equals(cover);
    }
}
