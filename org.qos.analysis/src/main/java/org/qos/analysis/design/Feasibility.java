package org.qos.analysis.design;

import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/** Whether an intent has a plan with some of its wishes only. Each question is answered once. */
final class Feasibility {

    private final Intent intent;
    private final Map<Set<Wish>, Boolean> known = new HashMap<>();

    Feasibility(Intent intent) {
        this.intent = intent;
    }

    Intent intent() {
        return intent;
    }

    boolean of(Collection<Wish> kept) {
        Set<Wish> wishes = new LinkedHashSet<>(kept);
        // a share needs its class
        wishes.removeIf(wish -> wish.kind() == Wish.Kind.CLASS && isGuaranteed(wish.of(), kept));
        return known.computeIfAbsent(
                wishes, these -> Planner.plan(intent.only(these)).isPresent());
    }

    /** Whether the whole intent has one without a wish; without the class itself where that is the wish. */
    boolean without(Wish wish) {
        return of(intent.without(wish).wishes());
    }

    private static boolean isGuaranteed(String name, Collection<Wish> kept) {
        return kept.contains(new Wish(Wish.Kind.SHARE, name)) || kept.contains(new Wish(Wish.Kind.AHEAD, name));
    }
}
