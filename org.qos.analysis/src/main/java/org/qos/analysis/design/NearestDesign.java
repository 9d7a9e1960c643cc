package org.qos.analysis.design;

import java.util.List;
import java.util.OptionalInt;

/**
 * A plan for an intent that has none, as near to it as possible: it drops requirements only where it has to ({@link KeptRequirements}), and
 * of those shares and {@code ahead} that contradict each other it keeps as large a part as possible ({@link KeptParts}).
 *
 * @param intent what the plan keeps
 * @param plan the plan
 */
public record NearestDesign(Intent intent, Plan plan) {

    private static final double ROUNDING = 1e-6;

    /**
     * Finds one.
     *
     * @param intent an intent without a plan
     */
    public static NearestDesign of(Intent intent) {
        Intent possible = KeptParts.of(KeptRequirements.of(intent));
        return new NearestDesign(possible, Planner.plan(possible).orElseThrow()).closer(intent);
    }

    /** With the shares and {@code ahead} that the plan gives because of rounding, up to what was asked for. */
    private NearestDesign closer(Intent asked) {
        NearestDesign closest = this;
        for (ClassPlan each : plan.classes()) {
            DesignClass wanted = asked.byName(each.requested().name()).orElseThrow();
            NearestDesign closer = closest.with(
                    each.requested().withShare(closerShare(each, wanted)).withAhead(closerAhead(each, wanted)));
            closest = closer.plan().holds() ? closer : closest;
        }
        return closest;
    }

    private OptionalInt closerShare(ClassPlan given, DesignClass wanted) {
        OptionalInt kept = given.requested().share();
        int rounded = (int) Math.floor(plan.part(given) * DesignClass.WHOLE + ROUNDING);
        return kept.isEmpty()
                ? kept
                : OptionalInt.of(Math.max(
                        kept.getAsInt(), Math.min(rounded, wanted.share().getAsInt())));
    }

    private OptionalInt closerAhead(ClassPlan given, DesignClass wanted) {
        OptionalInt kept = given.requested().ahead();
        int rounded = (int) Math.ceil(plan.aheadPart() * DesignClass.WHOLE - ROUNDING);
        return kept.isEmpty()
                ? kept
                : OptionalInt.of(Math.min(
                        kept.getAsInt(), Math.max(rounded, wanted.ahead().getAsInt())));
    }

    private NearestDesign with(DesignClass changed) {
        return new NearestDesign(intent.with(changed), plan.with(changed));
    }

    /** The requirements of an intent that the plan does not meet at all, not even in part. */
    public List<Requirement> givenUp(Intent asked) {
        List<Requirement> kept = intent.requirements();
        return asked.requirements().stream()
                .filter(requirement -> !kept.contains(requirement))
                .toList();
    }
}
