package org.qos.analysis.design;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A plan for an intent that has none, with as little given up as possible. Where lower shares help nothing, caps of high-priority classes
 * are raised while the others keep their shares, or requirements are dropped. Then shares that contradict each other are lowered ({@link
 * LoweredShares}). Shares that the plan keeps all the same are not lowered.
 *
 * @param intent what the plan keeps
 * @param plan the plan
 */
public record NearestDesign(Intent intent, Plan plan) {

    private static final int PERCENT = 100;
    private static final double ROUNDING = 1e-6;
    private static final int STEP = DesignClass.WHOLE / PERCENT;

    /**
     * Finds one.
     *
     * @param intent an intent without a plan
     */
    public static NearestDesign of(Intent intent) {
        Intent changed = intent;
        Intent least = LoweredShares.least(changed);
        while (Planner.plan(least).isEmpty()) {
            List<Requirement> conflict = DesignConflict.of(new Feasibility(least), DesignConflict.leastFirst(changed));
            changed = relaxed(changed, conflict);
            least = LoweredShares.least(changed);
        }
        Intent possible = LoweredShares.of(changed);
        return new NearestDesign(possible, Planner.plan(possible).orElseThrow()).closer(intent);
    }

    /** With the shares that the plan gives because of rounding, up to what was asked for. */
    private NearestDesign closer(Intent asked) {
        NearestDesign closest = this;
        for (ClassPlan each : plan.classes()) {
            int given = (int) Math.floor(plan.part(each) * DesignClass.WHOLE + ROUNDING);
            OptionalInt wanted = asked.byName(each.requested().name())
                    .map(DesignClass::share)
                    .filter(share -> each.requested().share().isPresent())
                    .orElse(OptionalInt.empty());
            if (wanted.isPresent()) {
                DesignClass raised = each.requested()
                        .withShare(OptionalInt.of(
                                Math.max(each.requested().share().getAsInt(), Math.min(given, wanted.getAsInt()))));
                NearestDesign closer = closest.with(raised);
                closest = closer.plan().holds() ? closer : closest;
            }
        }
        return closest;
    }

    private NearestDesign with(DesignClass changed) {
        return new NearestDesign(intent.with(changed), plan.with(changed));
    }

    /** The requirements of an intent that the plan does not meet at all, not even with another share. */
    public List<Requirement> givenUp(Intent asked) {
        List<Requirement> kept = intent.requirements();
        return asked.requirements().stream()
                .filter(requirement -> !kept.contains(requirement))
                .toList();
    }

    private static Intent relaxed(Intent intent, List<Requirement> conflict) {
        return withoutLast(intent, conflict)
                .or(() -> raised(intent, conflict).filter(raised -> helpsMore(raised, dropped(intent, conflict))))
                .orElseGet(() -> dropped(intent, conflict));
    }

    /** More for high-priority classes leaves less for the guarantees of others: then it is better that they do not have high priority. */
    private static boolean helpsMore(Intent raised, Intent dropped) {
        return Planner.plan(raised).isPresent() || Planner.plan(dropped).isEmpty();
    }

    /** Without the last class of the conflict, where the classes are more than the SLs: lower shares help nothing. */
    private static Optional<Intent> withoutLast(Intent intent, List<Requirement> conflict) {
        Intent some = intent.only(Set.copyOf(conflict));
        DesignClass last = some.classes().get(some.classes().size() - 1);
        if (last.isDefault() || some.classes().size() <= some.site().freeSls().size()) {
            return Optional.empty();
        }
        return Optional.of(intent.without(new Requirement(Requirement.Kind.CLASS, last.name())));
    }

    /** With the caps of the conflict at the minimum that resolves it. */
    private static Optional<Intent> raised(Intent intent, List<Requirement> conflict) {
        if (conflict.stream().noneMatch(requirement -> requirement.kind() == Requirement.Kind.AHEAD)) {
            return Optional.empty();
        }
        return IntStream.rangeClosed(1, PERCENT)
                .mapToObj(percent -> raised(intent, conflict, percent * STEP))
                .filter(raised -> isFeasible(raised, conflict))
                .findFirst();
    }

    private static Intent raised(Intent intent, List<Requirement> conflict, int minimum) {
        Intent changed = intent;
        for (Requirement requirement : conflict) {
            if (requirement.kind() == Requirement.Kind.AHEAD) {
                DesignClass of = intent.byName(requirement.of()).orElseThrow();
                changed = changed.with(
                        of.withAhead(OptionalInt.of(Math.max(minimum, of.ahead().orElseThrow()))));
            }
        }
        return changed;
    }

    /** Whether lower shares can resolve the conflict. */
    private static boolean isFeasible(Intent intent, List<Requirement> conflict) {
        return Planner.plan(LoweredShares.least(intent).only(Set.copyOf(conflict)))
                .isPresent();
    }

    /** Without what the routing engine fixes, or else the smallest share of the conflict, or else its last requirement. */
    private static Intent dropped(Intent intent, List<Requirement> conflict) {
        Requirement weakest = conflict.stream()
                .filter(requirement -> requirement.kind() == Requirement.Kind.ROUTING_ENGINE)
                .findFirst()
                .or(() -> conflict.stream()
                        .filter(requirement -> requirement.kind() == Requirement.Kind.SHARE)
                        .min((one, other) -> Integer.compare(share(intent, one), share(intent, other))))
                .orElseGet(() -> conflict.get(conflict.size() - 1));
        return intent.without(weakest);
    }

    private static int share(Intent intent, Requirement requirement) {
        return intent.byName(requirement.of()).orElseThrow().share().orElseThrow();
    }
}
