package org.qos.runtime.option;

import java.util.Set;

/** What routing engines of OpenSM do with SLs. */
public final class RoutingEngines {

    private static final Set<String> REPLACING = Set.of("lash", "dfsssp", "torus-2QoS");

    private RoutingEngines() {}

    /** Whether an engine with its default options chooses the SL of PathRecords, whatever the level has. */
    public static boolean replacesSls(String engine) {
        return replacesSls(engine, SmOptions.DEFAULTS.nueMaxNumVls());
    }

    /**
     * Whether an engine chooses the SL of PathRecords, whatever the level has (OpenSM osm_sa_path_record.c:
     * pr_rcv_get_path_parms, path_sl). The engine nue does so with more than one VL only.
     *
     * @param engine the name in the option {@code routing_engine}
     * @param nueMaxNumVls the option {@code nue_max_num_vls}
     */
    public static boolean replacesSls(String engine, int nueMaxNumVls) {
        return REPLACING.contains(engine) || engine.equals("nue") && nueMaxNumVls != 1;
    }
}
