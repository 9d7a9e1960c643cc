package org.qos.analysis.design;

import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Lowers shares until they have a plan: the class that keeps the least part of its share keeps as much of it as possible, then the class
 * with the next part, and so on. All shares have one factor, which grows until requirements contradict each other; then those of this set
 * stay, and the factor of the others grows further.
 */
final class LoweredShares {

    /** The factor of shares that are not lowered. */
    private static final int WHOLE = 1000;

    private final Intent asked;
    /** The classes whose shares have the factor. */
    private final Set<String> open;

    private Intent reached;
    private int factor;

    private LoweredShares(Intent asked) {
        this.asked = asked;
        this.open = asked.classes().stream()
                .filter(each -> each.share().isPresent())
                .map(DesignClass::name)
                .collect(Collectors.toCollection(LinkedHashSet::new));
        this.reached = least(asked);
    }

    /** The same intent with the lowest shares that can be asked for. */
    static Intent least(Intent intent) {
        Intent changed = intent;
        for (DesignClass each : intent.classes()) {
            changed = each.share().isPresent() ? changed.with(each.withShare(OptionalInt.of(1))) : changed;
        }
        return changed;
    }

    /**
     * The same intent with the nearest shares that have a plan.
     *
     * @param intent an intent that has a plan with the {@link #least} shares
     */
    static Intent of(Intent intent) {
        LoweredShares shares = new LoweredShares(intent);
        while (!shares.open.isEmpty()) {
            shares.grow();
        }
        return shares.reached;
    }

    private void grow() {
        int impossible = WHOLE + 1;
        while (impossible - factor > 1) {
            // most shares of the later rounds need not be lowered
            int next = impossible > WHOLE ? WHOLE : (factor + impossible) / 2;
            if (isFeasible(scaled(next))) {
                reached = scaled(next);
                factor = next;
            } else {
                impossible = next;
            }
        }
        if (factor == WHOLE) {
            open.clear();
        } else {
            stop(DesignConflict.of(scaled(impossible)));
        }
    }

    /** The shares that contradict each other with the next factor are as high as they can be. */
    private void stop(List<Requirement> conflict) {
        Set<String> stopped = conflict.stream()
                .filter(requirement -> requirement.kind() == Requirement.Kind.SHARE)
                .map(Requirement::of)
                .collect(Collectors.toSet());
        if (!open.removeAll(stopped)) {
            open.clear();
        }
    }

    private Intent scaled(int tenthsOfPercent) {
        Intent changed = reached;
        for (String name : open) {
            DesignClass of = asked.byName(name).orElseThrow();
            int share = Math.max(1, of.share().orElseThrow() * tenthsOfPercent / WHOLE);
            changed = changed.with(of.withShare(OptionalInt.of(share)));
        }
        return changed;
    }

    private static boolean isFeasible(Intent intent) {
        return Planner.plan(intent).isPresent();
    }
}
