package org.qos.analysis.design;

import java.util.List;
import java.util.stream.IntStream;
import org.qos.runtime.value.VlArbitration;

/**
 * What both tables get with a limit if weights could have any value: where that does not do, no weights do, and none are searched.
 *
 * @param site what the plan is for
 * @param high the high-priority classes
 * @param low the others
 * @param limit VLHighLimit; with 0 a burst is one packet
 */
record UnroundedTables(DesignSite site, List<ClassPlan> high, List<ClassPlan> low, int limit) {

    private static final double ROUNDING = 1e-6;

    boolean arePossible() {
        return site.links().stream()
                .filter(link -> link.vls() > 1)
                .allMatch(low.isEmpty() ? link -> highShares() <= 1 + ROUNDING : this::arePossible);
    }

    /** Each packet of the low-priority table costs a burst of the high-priority one, too. */
    private boolean arePossible(LinkKind link) {
        double burst = shortestBurst(link);
        double packets = 0;
        double rest = 1;
        for (ClassPlan each : low) {
            double needed = share(each) / each.requested().packet(link.mtu());
            packets += needed;
            rest -= share(each) + needed * burst;
        }
        if (rest < -ROUNDING) {
            return false;
        }
        double lowest =
                burst * (packets + rest / (burst + sizes(low, link).max().orElseThrow()));
        double highest =
                burst * (packets + rest / (burst + sizes(low, link).min().orElseThrow()));
        return lowest <= ahead() + ROUNDING && (isBurstLonger(link) || highShares() <= highest + ROUNDING);
    }

    /** In bytes. */
    private double shortestBurst(LinkKind link) {
        return limit > 0 && !high.isEmpty()
                ? (double) limit * VlArbitration.HIGH_LIMIT_UNIT
                : sizes(high, link).min().orElse(0);
    }

    /** Than the shortest one, because packets of several sizes do not fill the limit. */
    private boolean isBurstLonger(LinkKind link) {
        return sizes(high, link).distinct().count() > 1;
    }

    private double ahead() {
        return high.stream()
                .mapToDouble(each -> each.requested().aheadPart())
                .min()
                .orElse(1);
    }

    private double highShares() {
        return high.stream().mapToDouble(UnroundedTables::share).sum();
    }

    private static double share(ClassPlan of) {
        return of.requested().sharePart();
    }

    private static IntStream sizes(List<ClassPlan> plans, LinkKind link) {
        return plans.stream().mapToInt(each -> each.requested().packet(link.mtu()));
    }
}
