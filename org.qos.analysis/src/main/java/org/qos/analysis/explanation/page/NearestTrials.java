package org.qos.analysis.explanation.page;

import java.util.Comparator;
import java.util.List;
import org.qos.analysis.explanation.RuleTrial;

/** Selects the rules without a match that a page shows: all of a few, of many those that came closest. */
final class NearestTrials {

    /** So many are shown without a selection. */
    static final int ALL = 20;

    /** So many are selected of more. */
    static final int NEAREST = 10;

    private static final Comparator<RuleTrial> NEAREST_FIRST = Comparator.<RuleTrial>comparingInt(
                    trial -> trial.unmet().size())
            .thenComparing(Comparator.<RuleTrial>comparingInt(
                            trial -> trial.comparisons().size())
                    .reversed())
            .thenComparingInt(RuleTrial::place);

    private NearestTrials() {}

    /** The rules to show, in the order of the policy: those that fail fewest criteria and state most of them. */
    static List<RuleTrial> of(List<RuleTrial> unmatched) {
        return unmatched.size() <= ALL
                ? unmatched
                : unmatched.stream()
                        .sorted(NEAREST_FIRST)
                        .limit(NEAREST)
                        .sorted(Comparator.comparingInt(RuleTrial::place))
                        .toList();
    }
}
