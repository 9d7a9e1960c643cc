package org.qos.runtime.option;

import java.util.Set;

/** What routing engines of OpenSM do with SLs. */
public final class RoutingEngines {

    private static final Set<String> REPLACING = Set.of("lash", "dfsssp", "torus-2QoS");

    private RoutingEngines() {}

    /**
     * Whether an engine chooses the SL of PathRecords, whatever the level has (OpenSM osm_sa_path_record.c:
     * pr_rcv_get_path_parms, path_sl). The engine nue does so with more than one VL only, which is not its default.
     *
     * @param engine the name in the option {@code routing_engine}
     */
    public static boolean replacesSls(String engine) {
        return REPLACING.contains(engine);
    }
}
