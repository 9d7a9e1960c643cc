package org.qos.analysis.policytest;

import java.util.stream.Collectors;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.value.Pkey;

/**
 * What happens to a request, for people.
 *
 * @param policy the policy
 */
public record AnswerText(Policy policy) {

    /** The rule that decides, and the level that it gives. */
    public String of(Match match) {
        String level =
                "level '" + match.level().name() + "' sl " + match.level().sl();
        if (match.isDefault()) {
            return level + " by default, because no rule matches";
        }
        String use = policy.rules().get(match.rule() - 1).use().strip();
        return level + " by rule " + match.rule() + (use.isEmpty() ? "" : " '" + use + "'");
    }

    /** The path, or why there is none. */
    String of(PathOutcome outcome) {
        if (outcome instanceof PathOutcome.None none) {
            return "no path: " + none.reason();
        }
        if (outcome instanceof PathOutcome.Unknown unknown) {
            return "not decided: " + unknown.reason();
        }
        PathOutcome.Found found = (PathOutcome.Found) outcome;
        PathRecord path = found.path();
        String vls = found.vls().stream().sorted().map(String::valueOf).collect(Collectors.joining(", "));
        return "a path with sl " + path.sl() + " mtu " + path.mtu().value() + " rate "
                + path.rate().value() + " pkey " + Pkey.text(path.pkey()) + " vl " + (vls.isEmpty() ? "unknown" : vls);
    }
}
