package org.qos.analysis.shadowing;

import java.util.List;
import java.util.function.Function;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Range;
import org.qos.runtime.policy.Ranges;

/**
 * The minimum and the maximum number that each rule names, field by field. A rule whose span does not hold that of
 * another cannot cover it, which rules out nearly all pairs of rules without a comparison of their lists.
 */
final class NumberBounds {

    private static final List<Function<MatchRule, Ranges>> FIELDS =
            List.of(MatchRule::serviceIds, MatchRule::qosClasses, MatchRule::tclasses, MatchRule::pkeys);

    private final long[][] first = new long[FIELDS.size()][];
    private final long[][] last = new long[FIELDS.size()][];

    NumberBounds(List<MatchRule> rules) {
        for (int field = 0; field < FIELDS.size(); field++) {
            first[field] = new long[rules.size()];
            last[field] = new long[rules.size()];
            for (int rule = 0; rule < rules.size(); rule++) {
                Range hull = hull(FIELDS.get(field).apply(rules.get(rule)));
                first[field][rule] = ordered(hull.first());
                last[field][rule] = ordered(hull.last());
            }
        }
    }

    /** Whether the numbers leave it open that one rule covers the other; places from 0. */
    boolean mayCover(int covering, int covered) {
        for (int field = 0; field < first.length; field++) {
            if (first[field][covering] > first[field][covered] || last[field][covering] < last[field][covered]) {
                return false;
            }
        }
        return true;
    }

    /** A field that a rule does not state has any number. */
    private static Range hull(Ranges stated) {
        List<Range> ranges = stated.ranges();
        return ranges.isEmpty()
                ? new Range(0, -1)
                : new Range(ranges.get(0).first(), ranges.get(ranges.size() - 1).last());
    }

    /** An unsigned number as one that compares the same way as a signed one. */
    private static long ordered(long unsigned) {
        return unsigned ^ Long.MIN_VALUE;
    }
}
