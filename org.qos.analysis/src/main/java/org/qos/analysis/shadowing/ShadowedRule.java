package org.qos.analysis.shadowing;

import java.util.Optional;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.QosLevel;

/**
 * A rule that decides no request, because an earlier one matches all that it matches.
 *
 * @param rule its place in the order of evaluation, from 1
 * @param by the place of the first earlier rule that covers it
 * @param wanted the level that it would give
 * @param given the level that its requests get instead: that of the witness, without one that of rule {@code by}
 * @param witness a request that it matches, an end being 0 where any port will do; absent where no port of its groups
 *     can be determined without a fabric
 */
public record ShadowedRule(int rule, int by, QosLevel wanted, QosLevel given, Optional<Request> witness) {

    /** Whether another level is given than the rule wants; else the rule is merely redundant. */
    public boolean hidesAnotherOutcome() {
        return !wanted.equals(given);
    }
}
