package org.qos.fabric.sm;

import java.util.List;

/**
 * A heavy sweep that OpenSM has begun and not ended, as far as its log shows it (osm_state_mgr.c:do_sweep). With the usual log
 * flags a sweep is seen only once something of it failed or the switches have their tables; with verbose ones from its start.
 *
 * @param errors what the log says of the policy file in this sweep
 * @param refused whether OpenSM has rejected the policy file in this sweep
 */
public record UnfinishedSweep(List<String> errors, boolean refused) {

    /** Copies the list. */
    public UnfinishedSweep {
        errors = List.copyOf(errors);
    }
}
