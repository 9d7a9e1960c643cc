package org.qos.analysis.decision;

import java.util.List;
import java.util.Optional;
import org.qos.runtime.match.Request;

/**
 * Which rules decide some requests.
 *
 * @param rules for each policy the place of the rule in the order of evaluation, from 1; 0 if no rule matches
 * @param witness one of these requests, with no more fields than it needs, between ports of the fabric; without a
 *     fabric an end is 0 where any port will do; empty if no port of a group can be determined without a fabric
 */
public record Outcome(List<Integer> rules, Optional<Request> witness) {

    /** Copies the list. */
    public Outcome {
        rules = List.copyOf(rules);
    }

    /** The rule of the only policy. */
    public int rule() {
        return rules.get(0);
    }
}
