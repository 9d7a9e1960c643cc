package org.qos.dsl.ide.workspace;

import java.util.Collections;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.qos.analysis.shadowing.ShadowedRule;
import org.qos.runtime.policy.MatchRule;

/**
 * A rule that never applies because earlier ones match all of its requests. Only a check, which may take long, finds
 * shadowed rules; while the text is edited, the last result stays valid where all these rules keep their places.
 *
 * @param place the place of the rule in evaluation order, from 1
 * @param rule the rule
 * @param covers the earlier rules by place, at least one
 */
public record RuleShadowing(int place, MatchRule rule, SortedMap<Integer, MatchRule> covers) {

    /** Copies the map. */
    public RuleShadowing {
        covers = Collections.unmodifiableSortedMap(new TreeMap<>(covers));
    }

    /** The shadowed rules that a check has found. */
    public static List<RuleShadowing> of(List<MatchRule> rules, List<ShadowedRule> found) {
        return found.stream().map(shadowed -> of(rules, shadowed)).toList();
    }

    private static RuleShadowing of(List<MatchRule> rules, ShadowedRule shadowed) {
        SortedMap<Integer, MatchRule> covers = new TreeMap<>();
        shadowed.by().forEach(place -> covers.put(place, rules.get(place - 1)));
        return new RuleShadowing(shadowed.rule(), rules.get(shadowed.rule() - 1), covers);
    }

    /** Whether all rules are still at their places. */
    public boolean holdsIn(List<MatchRule> rules) {
        return isAt(rules, place, rule)
                && covers.entrySet().stream().allMatch(cover -> isAt(rules, cover.getKey(), cover.getValue()));
    }

    private static boolean isAt(List<MatchRule> rules, int place, MatchRule rule) {
        return place <= rules.size() && rules.get(place - 1).equals(rule);
    }
}
