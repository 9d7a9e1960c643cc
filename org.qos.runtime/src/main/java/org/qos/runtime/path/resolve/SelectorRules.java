package org.qos.runtime.path.resolve;

import org.qos.runtime.path.Selected;
import org.qos.runtime.value.Rate;

/** Fits what a path has to what a request asks for (OpenSM osm_sa_path_record.c:pr_rcv_get_path_parms). */
final class SelectorRules {

    /** Nothing fits. */
    static final int NONE = -1;

    private final boolean slowerRateFits;

    SelectorRules(Profile profile) {
        slowerRateFits = profile == Profile.RFC;
    }

    /** The MTU code or packet lifetime that fits; {@link #NONE} when the path cannot have it. */
    int value(Selected asked, int has) {
        int wanted = asked.value();
        return switch (asked.selector()) {
            case GREATER_THAN -> has > wanted ? has : NONE;
            case LESS_THAN -> has < wanted ? has : below(wanted);
            case EXACTLY -> has < wanted ? NONE : wanted;
            case BEST -> has;
        };
    }

    private static int below(int wanted) {
        return wanted > 1 ? wanted - 1 : NONE;
    }

    /** The rate code that fits; {@link #NONE} when the path cannot have it. OpenSM wants an exact rate to be the path's. */
    int rate(Selected asked, int has) {
        int wanted = asked.value();
        int order = Rate.compare(has, wanted);
        return switch (asked.selector()) {
            case GREATER_THAN -> order > 0 ? has : NONE;
            case LESS_THAN -> order < 0 ? has : slower(wanted);
            case EXACTLY -> order == 0 || order > 0 && slowerRateFits ? wanted : NONE;
            case BEST -> has;
        };
    }

    private static int slower(int wanted) {
        int previous = Rate.previous(wanted);
        return previous == 0 ? NONE : previous;
    }
}
