package org.qos.analysis.design;

import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Finds wishes that contradict each other. */
public final class DesignConflict {

    private DesignConflict() {}

    /**
     * A set of wishes that no plan keeps together; without any one of them the others have a plan.
     *
     * @param intent an intent without a plan
     * @return in the order of {@link Intent#wishes}
     */
    public static List<Wish> of(Intent intent) {
        List<Wish> wishes = intent.wishes();
        Set<Wish> kept = new LinkedHashSet<>(wishes);
        int size;
        do {
            size = kept.size();
            giveUp(intent, kept);
        } while (kept.size() < size);
        return wishes.stream().filter(kept::contains).toList();
    }

    /**
     * Gives up each wish without which the others still have no plan. Others may have none only after a later wish is given up: a class
     * that is no longer ahead needs entries of the other table.
     */
    private static void giveUp(Intent intent, Set<Wish> kept) {
        for (Wish wish : kept.stream().sorted(weakestFirst(intent)).toList()) {
            kept.remove(wish);
            if (Planner.plan(intent.only(kept)).isPresent()) {
                kept.add(wish);
            }
        }
    }

    /** What asks for little is given up first, so that few wishes remain. */
    static Comparator<Wish> weakestFirst(Intent intent) {
        return Comparator.comparing((Wish wish) -> wish.kind() == Wish.Kind.AHEAD)
                .thenComparing(wish -> wish.kind() == Wish.Kind.SHARE)
                .thenComparing(wish -> intent.byName(wish.of())
                        .map(each -> each.share().orElse(0))
                        .orElse(0));
    }
}
