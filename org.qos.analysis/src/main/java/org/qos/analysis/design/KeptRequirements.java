package org.qos.analysis.design;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Drops the weakest requirements of an intent, one after another, until the others have a plan, even if only with the minimum of their
 * shares, and takes back those that such a plan can keep. Reserved SLs are dropped only if all SLs are reserved.
 */
final class KeptRequirements {

    private final Intent asked;

    private KeptRequirements(Intent asked) {
        this.asked = asked;
    }

    /** The same intent with the requirements that are kept. */
    static Intent of(Intent intent) {
        return intent.without(dropped(intent));
    }

    /** The requirements that are not. */
    static List<Requirement> dropped(Intent intent) {
        return new KeptRequirements(intent).dropped();
    }

    private List<Requirement> dropped() {
        List<Requirement> dropped = new ArrayList<>();
        while (!isFeasible(asked.without(dropped))) {
            dropped.add(weakest(asked.without(dropped)));
        }
        return DesignConflicts.needed(asked, dropped, KeptRequirements::isFeasible);
    }

    private static boolean isFeasible(Intent intent) {
        return Planner.isFeasible(KeptParts.minimum(intent));
    }

    private static Requirement weakest(Intent intent) {
        Intent minimum = KeptParts.minimum(intent);
        List<Requirement> conflict = DesignConflict.of(new Feasibility(minimum), DesignConflict.weakestFirst(intent));
        return ofKind(Requirement.Kind.ROUTING_ENGINE, conflict)
                .or(() -> ofTooManyClasses(intent, conflict))
                .or(() -> conflict.stream()
                        .filter(requirement -> requirement.kind() == Requirement.Kind.SHARE)
                        .min(DesignConflict.weakestFirst(intent)))
                .orElseGet(() -> conflict.get(conflict.size() - 1));
    }

    private static Optional<Requirement> ofKind(Requirement.Kind kind, List<Requirement> conflict) {
        return conflict.stream()
                .filter(requirement -> requirement.kind() == kind)
                .findFirst();
    }

    /** Where the classes are more than the SLs, the last class without a guarantee, or else the last one: lower shares help nothing. */
    private static Optional<Requirement> ofTooManyClasses(Intent intent, List<Requirement> conflict) {
        Intent some = intent.only(Set.copyOf(conflict));
        if (some.classes().size() <= some.site().freeSls().size()) {
            return Optional.empty();
        }
        List<DesignClass> classes =
                intent.classes().stream().filter(each -> !each.isDefault()).toList();
        return classes.stream()
                .max(Comparator.comparing((DesignClass each) -> !each.isGuaranteed())
                        .thenComparing(classes::indexOf))
                .map(each -> new Requirement(Requirement.Kind.CLASS, each.name()));
    }
}
