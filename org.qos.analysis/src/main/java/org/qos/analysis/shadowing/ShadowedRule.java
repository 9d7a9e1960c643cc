package org.qos.analysis.shadowing;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.QosLevel;

/**
 * A rule that never decides a request, because earlier ones match all that it matches.
 *
 * @param rule its place in the order of evaluation, from 1
 * @param by the places of the earlier rules that together match all its requests, ascending, at least one
 * @param wanted the level that it would give
 * @param given the level that the witness gets instead; another one than wanted if there is such a request
 * @param witness a request that it matches, an end being 0 where any port will do; absent where no port of its groups
 *     can be determined without a fabric
 * @param brief the witness without the ends that neither the rule nor the one that decides it states
 */
public record ShadowedRule(
        int rule,
        List<Integer> by,
        QosLevel wanted,
        QosLevel given,
        Optional<Request> witness,
        Optional<Request> brief) {

    /** Copies the list. */
    public ShadowedRule {
        by = List.copyOf(by);
    }

    /** Whether some request gets another level than the rule wants; else the rule is merely redundant. */
    public boolean hidesAnotherOutcome() {
        return !wanted.equals(given);
    }
}
