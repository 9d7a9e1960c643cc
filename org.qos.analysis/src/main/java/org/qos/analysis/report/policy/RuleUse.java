package org.qos.analysis.report.policy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.runtime.match.Request;

/**
 * What a rule decides.
 *
 * @param decision whether it decides a request at all
 * @param pairs between how many pairs of ports it decides a request that OpenSM answers, a port and itself being one; empty when
 *     that is not known
 * @param exact whether it is so many pairs; otherwise at most so many
 * @param example a request that it decides; empty when none is known
 * @param blockers the places, from 1, of the rules that decide all that it matches; empty when it decides something
 */
record RuleUse(
        Decision decision, OptionalLong pairs, boolean exact, Optional<Request> example, List<Integer> blockers) {

    /** Nothing is known of the rule. */
    static final RuleUse NOT_KNOWN =
            new RuleUse(Decision.NOT_KNOWN, OptionalLong.empty(), true, Optional.empty(), List.of());

    /** Whether a rule decides a request. */
    enum Decision {
        /** It decides some. */
        SOMETHING,
        /** It decides some, all of which OpenSM refuses. */
        REFUSED,
        /** It decides none. */
        NOTHING,
        /** It takes too long to find out, or depends on a fabric that is not known. */
        NOT_KNOWN
    }

    /** Copies the list. */
    RuleUse {
        blockers = List.copyOf(blockers);
    }

    static RuleUse nothing(List<Integer> blockers) {
        return new RuleUse(Decision.NOTHING, OptionalLong.empty(), true, Optional.empty(), blockers);
    }
}
