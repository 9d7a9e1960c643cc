package org.qos.runtime.path.resolve;

import java.util.Optional;
import org.qos.runtime.option.SmOptions;

/** How a routing engine changes the SL of a path. */
final class RoutingEngine {

    /** The SL depends on what the snapshot does not show. */
    static final int UNKNOWN_SL = -1;

    private final Optional<String> chooser;
    private final int lashStartVl;

    RoutingEngine(SmOptions options) {
        chooser = options.engineOfSls();
        lashStartVl = options.lashStartVl();
    }

    /** Whether the SL is the one that the policy gives. */
    boolean leavesSl() {
        return chooser.isEmpty();
    }

    /**
     * The SL that the engine gives; lash takes its first VL between ports of one switch (osm_ucast_lash.c:
     * osm_get_lash_sl).
     */
    int sl(int hint, boolean sameSwitch) {
        if (leavesSl()) {
            return hint;
        }
        return chooser.get().equals("lash") && sameSwitch ? lashStartVl : UNKNOWN_SL;
    }
}
