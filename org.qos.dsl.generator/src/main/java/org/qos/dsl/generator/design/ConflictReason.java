package org.qos.dsl.generator.design;

import java.util.List;
import org.qos.analysis.design.DesignClass;
import org.qos.analysis.design.Intent;
import org.qos.analysis.design.LinkKind;
import org.qos.analysis.design.Wish;
import org.qos.runtime.value.Sl;

/** Says why wishes contradict each other. */
public final class ConflictReason {

    private final Intent intent;
    private final List<Wish> conflict;

    private ConflictReason(Intent intent, List<Wish> conflict) {
        this.intent = intent;
        this.conflict = conflict;
    }

    /**
     * A sentence without a full stop.
     *
     * @param intent an intent without a plan
     * @param conflict its wishes that contradict each other
     */
    public static String of(Intent intent, List<Wish> conflict) {
        return new ConflictReason(intent, conflict).text();
    }

    private String text() {
        if (has(Wish.Kind.ROUTING_ENGINE)) {
            return "OpenSM answers PathRecord queries with the SLs of this routing engine, not with those of the policy; take"
                    + " an engine that leaves them to the policy, such as minhop, updn or ftree";
        }
        long classes = conflict.stream()
                .map(Wish::of)
                .filter(name -> !name.isEmpty() && !name.equals(DesignClass.DEFAULT.name()))
                .distinct()
                .count();
        int sls = Sl.COUNT
                - (has(Wish.Kind.RESERVED_SLS) ? intent.site().reservedSls().size() : 0);
        if (classes + 1 > sls) {
            return "there are " + sls + " SLs, one of them for the default class; put requests of two classes into one";
        }
        if (classes + 1 > intent.site().vls()) {
            return "each class with a guarantee needs a VL of its own, and the default class one; every link has "
                    + intent.site().vls() + " data " + (intent.site().vls() == 1 ? "VL" : "VLs");
        }
        if (!has(Wish.Kind.SHARE)) {
            return "after each burst of the high-priority table, at least one packet long, the low-priority table sends one"
                    + " packet, so that a class ahead gets half of a link or more; raise 'ahead', or ask for a share";
        }
        int shares = conflict.stream()
                .filter(wish -> wish.kind() == Wish.Kind.SHARE)
                .mapToInt(wish -> intent.byName(wish.of()).orElseThrow().share().orElse(0))
                .sum();
        if (has(Wish.Kind.AHEAD)) {
            return "classes ahead get half of a link or more, and the guarantees of the others have to fit into the rest";
        }
        return shares >= DesignClass.WHOLE
                ? "together they are " + DesignWords.percent(shares)
                        + ", and the default class and all others have to get at least a packet"
                : "ports send whole packets, and tables of "
                        + intent.site().links().stream()
                                .mapToInt(LinkKind::lowEntries)
                                .min()
                                .orElse(0)
                        + " entries do not give these shares";
    }

    private boolean has(Wish.Kind kind) {
        return conflict.stream().anyMatch(wish -> wish.kind() == kind);
    }
}
