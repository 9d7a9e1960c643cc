package org.qos.analysis.explanation;

import java.util.List;
import org.qos.runtime.policy.MatchRule;

/**
 * What came of trying a rule.
 *
 * @param place its place in the order of evaluation, from 1
 * @param rule the rule
 * @param comparisons each criterion that it states; none for a rule that matches everything
 */
public record RuleTrial(int place, MatchRule rule, List<CriterionResult> comparisons) {

    /** Copies the list. */
    public RuleTrial {
        comparisons = List.copyOf(comparisons);
    }

    /** Whether the request meets all criteria. */
    public boolean matches() {
        return comparisons.stream().allMatch(CriterionResult::met);
    }

    /** The criteria that the request does not meet. */
    public List<CriterionResult> unmet() {
        return comparisons.stream().filter(comparison -> !comparison.met()).toList();
    }
}
