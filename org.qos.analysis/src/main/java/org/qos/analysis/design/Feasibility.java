package org.qos.analysis.design;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Whether an intent has a plan with some of its requirements only. Each question is answered once.
 *
 * <p>The other classes can help these requirements, without asking for anything: high priority needs a class that it is ahead of, and
 * takes less where others have large packets. Therefore requirements have no plan only if they have none without the other classes, with
 * all of them, and with the one that has the largest packets.
 */
final class Feasibility {

    private final Intent intent;
    private final Map<Set<Requirement>, Boolean> known = new HashMap<>();

    Feasibility(Intent intent) {
        this.intent = intent;
    }

    Intent intent() {
        return intent;
    }

    boolean of(Collection<Requirement> kept) {
        Set<Requirement> requirements = new LinkedHashSet<>(kept);
        // a share needs its class
        requirements.removeIf(
                requirement -> requirement.kind() == Requirement.Kind.CLASS && isGuaranteed(requirement.of(), kept));
        return known.computeIfAbsent(requirements, these -> besideOthers(these).anyMatch(Planner::isFeasible));
    }

    /** The requirements without the other classes and with some of them, as far as there are SLs. */
    private Stream<Intent> besideOthers(Set<Requirement> kept) {
        Intent alone = intent.only(kept);
        int free = alone.site().freeSls().size() - alone.classes().size();
        List<DesignClass> others = intent.classes().stream()
                .filter(each -> alone.byName(each.name()).isEmpty())
                .sorted(Comparator.comparingInt(this::packet).reversed())
                .limit(Math.max(0, free))
                .toList();
        return Stream.of(0, others.size(), Math.min(1, others.size()))
                .distinct()
                .map(count -> with(others.subList(0, count), kept));
    }

    private int packet(DesignClass of) {
        return of.packet(intent.site().mtu());
    }

    private Intent with(List<DesignClass> others, Set<Requirement> kept) {
        Set<Requirement> more = new LinkedHashSet<>(kept);
        others.forEach(each -> more.add(new Requirement(Requirement.Kind.CLASS, each.name())));
        return intent.only(more);
    }

    /** Whether the whole intent has one without a requirement; without the class itself where that is the requirement. */
    boolean without(Requirement requirement) {
        return of(intent.without(requirement).requirements());
    }

    private static boolean isGuaranteed(String name, Collection<Requirement> kept) {
        return kept.contains(new Requirement(Requirement.Kind.SHARE, name))
                || kept.contains(new Requirement(Requirement.Kind.AHEAD, name));
    }
}
