package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * All that contradicts in an intent without a plan.
 *
 * @param conflicts sets of wishes that contradict each other ({@link DesignConflict}); together they have each wish for which such a set is
 *     found
 * @param remedy wishes without which the whole intent has a plan
 * @param isOneEnough whether it has one without any one of the remedy; else all of them have to go
 */
public record DesignConflicts(List<List<Wish>> conflicts, List<Wish> remedy, boolean isOneEnough) {

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
        List<List<Wish>> conflicts = conflicts(feasibility);
        List<Wish> remedies =
                conflicts.get(0).stream().filter(feasibility::without).toList();
        return remedies.isEmpty()
                ? new DesignConflicts(conflicts, remedy(intent, conflicts), false)
                : new DesignConflicts(conflicts, remedies, true);
    }

    private static List<List<Wish>> conflicts(Feasibility feasibility) {
        Intent intent = feasibility.intent();
        List<List<Wish>> conflicts = new ArrayList<>();
        conflicts.add(DesignConflict.of(feasibility, DesignConflict.leastFirst(intent)));
        Set<Wish> named = new LinkedHashSet<>(conflicts.get(0));
        for (Wish wish : intent.wishes()) {
            if (!named.contains(wish)) {
                DesignConflict.with(wish, named, feasibility).ifPresent(conflict -> {
                    conflicts.add(conflict);
                    named.addAll(conflict);
                });
            }
        }
        return conflicts;
    }

    /**
     * One wish of each set that is left without those before.
     *
     * @param conflicts gets the sets that it does not have
     */
    private static List<Wish> remedy(Intent intent, List<List<Wish>> conflicts) {
        List<Wish> without = new ArrayList<>();
        Intent rest = intent;
        while (!isFeasible(rest)) {
            Feasibility feasibility = new Feasibility(rest);
            List<Wish> conflict = DesignConflict.of(feasibility, DesignConflict.leastFirst(rest));
            List<Wish> remedies = conflict.stream().filter(feasibility::without).toList();
            Wish least = (remedies.isEmpty() ? conflict : remedies)
                    .stream().min(DesignConflict.leastFirst(intent)).orElseThrow();
            without.add(least);
            if (conflicts.stream().noneMatch(known -> known.contains(least))) {
                conflicts.add(conflict);
            }
            rest = rest.without(least);
        }
        return needed(intent, without);
    }

    /** A later wish that goes can make it needless that an earlier one goes. */
    private static List<Wish> needed(Intent intent, List<Wish> without) {
        List<Wish> needed = new ArrayList<>(without);
        for (Wish wish : without) {
            List<Wish> fewer = new ArrayList<>(needed);
            fewer.remove(wish);
            if (isFeasible(intent.without(fewer))) {
                needed = fewer;
            }
        }
        return needed;
    }

    private static boolean isFeasible(Intent intent) {
        return Planner.plan(intent).isPresent();
    }
}
