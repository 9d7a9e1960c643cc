package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.Set;
import org.qos.runtime.option.SmOptions;

/**
 * How a routing engine changes the SL of a path (OpenSM osm_sa_path_record.c, the call of {@code path_sl}). The first
 * engine of the option counts; OpenSM goes on to the next one when it cannot route the fabric.
 */
final class RoutingEngine {

    /** The SL depends on what the snapshot does not show. */
    static final int UNKNOWN_SL = -1;

    private static final Set<String> WITH_SL = Set.of("lash", "dfsssp", "nue", "torus-2QoS");

    private final String name;
    private final int lashStartVl;
    private final boolean leavesSl;

    RoutingEngine(SmOptions options) {
        List<String> engines = options.routingEngines();
        name = engines.isEmpty() ? "" : engines.get(0);
        lashStartVl = options.lashStartVl();
        leavesSl = !WITH_SL.contains(name) || name.equals("nue") && options.nueMaxNumVls() == 1;
    }

    /** Whether the SL is the one that the policy gives. */
    boolean leavesSl() {
        return leavesSl;
    }

    /**
     * The SL that the engine gives; lash takes its first VL between ports of one switch (osm_ucast_lash.c:
     * osm_get_lash_sl).
     */
    int sl(int hint, boolean sameSwitch) {
        if (leavesSl) {
            return hint;
        }
        return name.equals("lash") && sameSwitch ? lashStartVl : UNKNOWN_SL;
    }
}
