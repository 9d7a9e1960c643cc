package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds requirements that contradict each other. What a class asks for is given up before the class itself, so that a set has the shares of
 * classes only where it is the shares that contradict each other.
 */
public final class DesignConflict {

    private final Feasibility feasibility;
    private final Comparator<Requirement> order;
    private final Set<Requirement> kept;

    private DesignConflict(Feasibility feasibility, Comparator<Requirement> order) {
        this.feasibility = feasibility;
        this.order = order;
        this.kept = new LinkedHashSet<>(feasibility.intent().requirements());
    }

    /**
     * A set of requirements that no plan meets together; without any one of them the others have a plan.
     *
     * @param intent an intent without a plan
     * @return in the order of {@link Intent#requirements}
     */
    public static List<Requirement> of(Intent intent) {
        return of(new Feasibility(intent), weakestFirst(intent));
    }

    /**
     * The same.
     *
     * @param order which requirements are given up first
     */
    static List<Requirement> of(Feasibility feasibility, Comparator<Requirement> order) {
        return new DesignConflict(feasibility, order).found();
    }

    /**
     * A set with a requirement that other sets do not have. Which one is found depends on what is given up first: classes, so that the
     * requirement does not have to do with them; what the site asks for, where that contradicts each class; or what other classes ask for.
     *
     * @param known the requirements of other sets, which are given up as far as another contradiction remains
     * @return empty where no such set is found
     */
    static Optional<List<Requirement>> with(Requirement requirement, Set<Requirement> known, Feasibility feasibility) {
        Comparator<Requirement> order = weakestFirst(feasibility.intent());
        List<Requirement> others = known.stream()
                .filter(other -> !other.of().equals(requirement.of()))
                .sorted(order)
                .toList();
        List<Requirement> ofSiteFirst = others.stream()
                .sorted(Comparator.comparing(other -> !other.of().isEmpty()))
                .toList();
        return Stream.of(others, ofSiteFirst, List.<Requirement>of())
                .distinct()
                .map(first -> with(requirement, first, order, feasibility))
                .filter(found -> found.contains(requirement))
                .findFirst();
    }

    private static List<Requirement> with(
            Requirement requirement, List<Requirement> first, Comparator<Requirement> order, Feasibility feasibility) {
        DesignConflict conflict = new DesignConflict(
                feasibility,
                Comparator.comparing(DesignConflict::isOfClassOrSite)
                        .thenComparing(requirement::equals)
                        .thenComparing(order));
        first.forEach(conflict::giveUpWhole);
        return conflict.found();
    }

    private List<Requirement> found() {
        int size;
        do {
            size = kept.size();
            kept.stream().sorted(order).toList().forEach(this::giveUp);
            // others may have no plan only after a later one is given up:
            // a class without high priority needs entries of the other table
        } while (kept.size() < size);
        return feasibility.intent().requirements().stream()
                .filter(kept::contains)
                .toList();
    }

    /** Gives up a requirement without which the others still have no plan. */
    private void giveUp(Requirement requirement) {
        giveUp(List.of(requirement));
    }

    /** The same, with all that a class asks for where the requirement is the class. */
    private void giveUpWhole(Requirement requirement) {
        giveUp(kept.stream()
                .filter(each -> each.equals(requirement)
                        || requirement.kind() == Requirement.Kind.CLASS
                                && each.of().equals(requirement.of()))
                .toList());
    }

    private void giveUp(List<Requirement> requirements) {
        List<Requirement> before = new ArrayList<>(kept);
        requirements.forEach(kept::remove);
        if (feasibility.of(kept)) {
            kept.addAll(before);
        }
    }

    private static boolean isOfClassOrSite(Requirement requirement) {
        return requirement.kind() != Requirement.Kind.SHARE && requirement.kind() != Requirement.Kind.AHEAD;
    }

    /** Shares from the lowest on, then high priority, then classes, then what the site asks for. */
    static Comparator<Requirement> weakestFirst(Intent intent) {
        return Comparator.comparing(DesignConflict::isOfClassOrSite)
                .thenComparing(requirement -> requirement.kind() == Requirement.Kind.AHEAD)
                .thenComparing(requirement -> requirement.of().isEmpty())
                .thenComparing(requirement -> requirement.kind() != Requirement.Kind.SHARE
                        ? 0
                        : intent.byName(requirement.of()).orElseThrow().share().orElse(0));
    }
}
