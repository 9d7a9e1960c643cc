package org.qos.analysis.explanation;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.path.PathQuery;

/**
 * Why a path query gets its level.
 *
 * @param query the query
 * @param request what of it rules compare
 * @param trials the rules that were tried, in order; only the last one may match
 * @param match the level and the rule
 * @param sl which SL is answered
 */
public record Explanation(PathQuery query, Request request, List<RuleTrial> trials, Match match, SlDecision sl) {

    /** Copies the list. */
    public Explanation {
        trials = List.copyOf(trials);
    }

    /** The rule that matched; empty for the default level. */
    public Optional<RuleTrial> matched() {
        return match.isDefault() ? Optional.empty() : Optional.of(trials.get(match.rule() - 1));
    }

    /** The rules that did not match. */
    public List<RuleTrial> unmatched() {
        return match.isDefault() ? trials : trials.subList(0, match.rule() - 1);
    }
}
