package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds wishes that contradict each other. What a class asks for is given up before the class itself, so that a set has the shares of
 * classes only where it is the shares that contradict each other.
 */
public final class DesignConflict {

    private final Feasibility feasibility;
    private final Comparator<Wish> order;
    private final Set<Wish> kept;

    private DesignConflict(Feasibility feasibility, Comparator<Wish> order) {
        this.feasibility = feasibility;
        this.order = order;
        this.kept = new LinkedHashSet<>(feasibility.intent().wishes());
    }

    /**
     * A set of wishes that no plan keeps together; without any one of them the others have a plan.
     *
     * @param intent an intent without a plan
     * @return in the order of {@link Intent#wishes}
     */
    public static List<Wish> of(Intent intent) {
        return of(new Feasibility(intent), leastFirst(intent));
    }

    /**
     * The same.
     *
     * @param order which wishes are given up first
     */
    static List<Wish> of(Feasibility feasibility, Comparator<Wish> order) {
        return new DesignConflict(feasibility, order).found();
    }

    /**
     * A set with a wish that other sets do not have.
     *
     * @param known the wishes of other sets, which are given up as far as another contradiction remains
     * @return empty where no such set is found
     */
    static Optional<List<Wish>> with(Wish wish, Set<Wish> known, Feasibility feasibility) {
        Comparator<Wish> order = leastFirst(feasibility.intent());
        DesignConflict conflict = new DesignConflict(
                feasibility,
                Comparator.comparing(DesignConflict::isOfClassOrSite)
                        .thenComparing(wish::equals)
                        .thenComparing(order));
        known.stream()
                .filter(other -> !other.of().equals(wish.of()))
                .sorted(order)
                .forEach(conflict::giveUpWhole);
        return Optional.of(conflict.found()).filter(found -> found.contains(wish));
    }

    private List<Wish> found() {
        int size;
        do {
            size = kept.size();
            kept.stream().sorted(order).toList().forEach(this::giveUp);
            // others may have no plan only after a later wish is given up: a class that is no longer ahead needs
            // entries of the other table
        } while (kept.size() < size);
        return feasibility.intent().wishes().stream().filter(kept::contains).toList();
    }

    /** Gives up a wish without which the others still have no plan. */
    private void giveUp(Wish wish) {
        giveUp(List.of(wish));
    }

    /** The same, with all that a class asks for where the wish is the class. */
    private void giveUpWhole(Wish wish) {
        giveUp(kept.stream()
                .filter(each -> each.equals(wish)
                        || wish.kind() == Wish.Kind.CLASS && each.of().equals(wish.of()))
                .toList());
    }

    private void giveUp(List<Wish> wishes) {
        List<Wish> before = new ArrayList<>(kept);
        wishes.forEach(kept::remove);
        if (feasibility.of(kept)) {
            kept.addAll(before);
        }
    }

    private static boolean isOfClassOrSite(Wish wish) {
        return wish.kind() != Wish.Kind.SHARE && wish.kind() != Wish.Kind.AHEAD;
    }

    /** Shares from the lowest on, then what is ahead, then classes, then what the site asks for. */
    static Comparator<Wish> leastFirst(Intent intent) {
        return Comparator.comparing(DesignConflict::isOfClassOrSite)
                .thenComparing(wish -> wish.kind() == Wish.Kind.AHEAD)
                .thenComparing(wish -> wish.of().isEmpty())
                .thenComparing(wish -> wish.kind() != Wish.Kind.SHARE
                        ? 0
                        : intent.byName(wish.of()).orElseThrow().share().orElse(0));
    }
}
