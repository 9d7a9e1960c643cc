package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Predicate;

/**
 * All that contradicts in an intent without a plan.
 *
 * @param conflicts sets of requirements that contradict each other ({@link DesignConflict}); together they have each requirement for which
 *     such a set is found
 * @param remedy requirements without which the whole intent has a plan
 * @param isOneEnough whether it has one without any one of the remedy; else all of them have to go
 */
public record DesignConflicts(List<List<Requirement>> conflicts, List<Requirement> remedy, boolean isOneEnough) {

    /** Copies the lists. */
    public DesignConflicts {
        conflicts = conflicts.stream().map(List::copyOf).toList();
        remedy = List.copyOf(remedy);
    }

    /**
     * Finds them.
     *
     * @param intent an intent without a plan
     */
    public static DesignConflicts of(Intent intent) {
        Feasibility feasibility = new Feasibility(intent);
        List<List<Requirement>> conflicts = conflicts(feasibility);
        List<Requirement> remedies = remedies(intent, feasibility);
        return remedies.isEmpty()
                ? new DesignConflicts(conflicts, remedy(intent, conflicts), false)
                : new DesignConflicts(conflicts, remedies, true);
    }

    /** All requirements without any one of which the intent has a plan; no class where it is enough that it asks for less. */
    private static List<Requirement> remedies(Intent intent, Feasibility feasibility) {
        List<Requirement> remedies =
                intent.requirements().stream().filter(feasibility::without).toList();
        return remedies.stream()
                .filter(each -> each.kind() != Requirement.Kind.CLASS
                        || remedies.stream()
                                .noneMatch(other ->
                                        !other.equals(each) && other.of().equals(each.of())))
                .toList();
    }

    private static List<List<Requirement>> conflicts(Feasibility feasibility) {
        Intent intent = feasibility.intent();
        List<List<Requirement>> conflicts = new ArrayList<>();
        conflicts.add(DesignConflict.of(feasibility, DesignConflict.weakestFirst(intent)));
        Set<Requirement> named = new LinkedHashSet<>(conflicts.get(0));
        for (Requirement requirement : intent.requirements()) {
            if (!named.contains(requirement)) {
                DesignConflict.with(requirement, named, feasibility).ifPresent(conflict -> {
                    conflicts.add(conflict);
                    named.addAll(conflict);
                });
            }
        }
        return conflicts;
    }

    /**
     * What the nearest plan drops, then one requirement of each set that is left without those before.
     *
     * @param conflicts gets the sets that it does not have
     */
    private static List<Requirement> remedy(Intent intent, List<List<Requirement>> conflicts) {
        List<Requirement> without = new ArrayList<>(KeptRequirements.dropped(intent));
        Intent rest = intent.without(without);
        while (!Planner.isFeasible(rest)) {
            Feasibility feasibility = new Feasibility(rest);
            List<Requirement> conflict = DesignConflict.of(feasibility, DesignConflict.weakestFirst(rest));
            List<Requirement> remedies =
                    conflict.stream().filter(feasibility::without).toList();
            Requirement weakest = (remedies.isEmpty() ? conflict : remedies)
                    .stream().min(DesignConflict.weakestFirst(intent)).orElseThrow();
            without.add(weakest);
            if (conflicts.stream().noneMatch(known -> known.contains(weakest))) {
                conflicts.add(conflict);
            }
            rest = rest.without(weakest);
        }
        return needed(intent, without, Planner::isFeasible);
    }

    /**
     * Those of some requirements that have to go: a later one that goes can make it needless that an earlier one goes.
     *
     * @param without requirements without which the intent is feasible
     */
    static List<Requirement> needed(Intent intent, List<Requirement> without, Predicate<Intent> isFeasible) {
        List<Requirement> needed = new ArrayList<>(without);
        for (Requirement requirement : without) {
            List<Requirement> fewer = new ArrayList<>(needed);
            fewer.remove(requirement);
            if (isFeasible.test(intent.without(fewer))) {
                needed = fewer;
            }
        }
        return needed;
    }
}
