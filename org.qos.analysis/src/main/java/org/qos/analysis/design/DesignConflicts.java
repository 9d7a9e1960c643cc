package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.List;

/**
 * All that contradicts in an intent without a plan.
 *
 * @param conflicts the sets of wishes that contradict each other ({@link DesignConflict}), each of them found without a wish of the
 *     ones before
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
        List<List<Wish>> conflicts = new ArrayList<>();
        List<Wish> without = new ArrayList<>();
        Intent rest = intent;
        while (!isFeasible(rest)) {
            Intent before = rest;
            List<Wish> conflict = DesignConflict.of(before);
            List<Wish> remedies = conflict.stream()
                    .filter(wish -> isFeasible(before.without(wish)))
                    .toList();
            if (conflicts.isEmpty() && !remedies.isEmpty()) {
                return new DesignConflicts(List.of(conflict), remedies, true);
            }
            conflicts.add(conflict);
            Wish weakest = (remedies.isEmpty() ? conflict : remedies)
                    .stream().min(DesignConflict.weakestFirst(intent)).orElseThrow();
            without.add(weakest);
            rest = before.without(weakest);
        }
        return new DesignConflicts(conflicts, needed(intent, without), false);
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
