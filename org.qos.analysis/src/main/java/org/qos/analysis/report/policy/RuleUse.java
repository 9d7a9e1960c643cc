package org.qos.analysis.report.policy;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a rule decides.
 *
 * @param decides whether it decides a request at all
 * @param pairs between how many pairs of ports it decides a request; empty when that is not known
 * @param deciding the places, from 1, of the rules that decide what it matches; empty when it decides something
 * @param tests how many tests it decides; empty without tests
 */
public record RuleUse(boolean decides, OptionalLong pairs, List<Integer> deciding, OptionalInt tests) {

    /** Copies the list. */
    public RuleUse {
        deciding = List.copyOf(deciding);
    }
}
