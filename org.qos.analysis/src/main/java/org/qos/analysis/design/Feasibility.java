package org.qos.analysis.design;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Whether an intent has a plan with some of its requirements only. Each question is answered once. */
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
        return known.computeIfAbsent(requirements, these -> Planner.isFeasible(intent.only(these)));
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
