package org.qos.analysis.design;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lowers shares and raises {@code ahead} until they have a plan: the requirement of which the smallest part is kept keeps as much as possible,
 * then the one with the next part, and so on. What is kept of a share is the part that the class still gets; of {@code ahead} it is the
 * part of what it leaves to others. All requirements have one factor, which grows until some cannot follow; those stay, and the factor of
 * the others grows further.
 */
final class KeptParts {

    /** The factor of requirements that are kept whole. */
    private static final int WHOLE = 1000;

    private final Intent asked;
    /** The requirements that have the factor. */
    private final Set<Requirement> open;

    /** The factors of those that do not have it any more. */
    private final Map<Requirement, Integer> stopped = new LinkedHashMap<>();

    private Intent reached;
    private int factor;

    private KeptParts(Intent asked) {
        this.asked = asked;
        this.open = asked.requirements().stream()
                .filter(KeptParts::canBeKeptInPart)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        this.reached = minimum(asked);
    }

    private static boolean canBeKeptInPart(Requirement requirement) {
        return requirement.kind() == Requirement.Kind.SHARE || requirement.kind() == Requirement.Kind.AHEAD;
    }

    /** The same intent with as little of its shares and of {@code ahead} as can be asked for. */
    static Intent minimum(Intent intent) {
        Intent changed = intent;
        for (DesignClass each : intent.classes()) {
            changed = changed.with(keptShare(keptAhead(each, each, 0), each, 0));
        }
        return changed;
    }

    private static DesignClass keptShare(DesignClass of, DesignClass asked, int factor) {
        return asked.share().isEmpty()
                ? of
                : of.withShare(OptionalInt.of(Math.max(1, asked.share().getAsInt() * factor / WHOLE)));
    }

    private static DesignClass keptAhead(DesignClass of, DesignClass asked, int factor) {
        return asked.ahead().isEmpty()
                ? of
                : of.withAhead(OptionalInt.of(
                        DesignClass.WHOLE - (DesignClass.WHOLE - asked.ahead().getAsInt()) * factor / WHOLE));
    }

    /**
     * The same intent with the nearest shares and {@code ahead} that have a plan.
     *
     * @param intent an intent that has a plan with the {@link #minimum} of them
     */
    static Intent of(Intent intent) {
        KeptParts parts = new KeptParts(intent);
        while (!parts.open.isEmpty()) {
            parts.grow();
        }
        parts.growAlone();
        return parts.reached;
    }

    /** One that stayed while the others could have grown has room where these could not. */
    private void growAlone() {
        for (Map.Entry<Requirement, Integer> each : List.copyOf(stopped.entrySet())) {
            open.clear();
            open.add(each.getKey());
            factor = each.getValue();
            grow();
        }
    }

    private void grow() {
        int impossible = WHOLE + 1;
        while (impossible - factor > 1) {
            // most requirements of the later rounds are kept whole
            int next = impossible > WHOLE ? WHOLE : (factor + impossible) / 2;
            if (Planner.isFeasible(scaled(open, next))) {
                reached = scaled(open, next);
                factor = next;
            } else {
                impossible = next;
            }
        }
        if (factor == WHOLE) {
            open.clear();
        } else {
            stop(impossible);
        }
    }

    /** Those that cannot follow stay; where each of them can, but not all, the last of those that contradict each other stays. */
    private void stop(int impossible) {
        Set<Requirement> blocked = open.stream()
                .filter(requirement -> !Planner.isFeasible(scaled(Set.of(requirement), impossible)))
                .collect(Collectors.toSet());
        if (blocked.isEmpty()) {
            List<Requirement> conflict = DesignConflict.of(scaled(open, impossible)).stream()
                    .filter(open::contains)
                    .toList();
            blocked = conflict.isEmpty() ? Set.copyOf(open) : Set.of(conflict.get(conflict.size() - 1));
        }
        blocked.forEach(requirement -> stopped.put(requirement, factor));
        open.removeAll(blocked);
    }

    private Intent scaled(Set<Requirement> some, int tenthsOfPercent) {
        Intent changed = reached;
        for (Requirement requirement : some) {
            DesignClass of = changed.byName(requirement.of()).orElseThrow();
            DesignClass wanted = asked.byName(requirement.of()).orElseThrow();
            changed = changed.with(
                    requirement.kind() == Requirement.Kind.SHARE
                            ? keptShare(of, wanted, tenthsOfPercent)
                            : keptAhead(of, wanted, tenthsOfPercent));
        }
        return changed;
    }
}
