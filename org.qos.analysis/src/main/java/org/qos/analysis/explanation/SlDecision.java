package org.qos.analysis.explanation;

import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.partition.Partition;

/**
 * The SLs that contribute to an answer. With a policy every request has a level, and the level's SL counts: it comes
 * before the partition's, and a request that names another one is refused (OpenSM
 * osm_sa_path_record.c:pr_rcv_get_path_parms, ERR 1F1F). While QoS is off no level counts, and every partition
 * has SL 0 (osm_prtn_config.c): the SL that the request names counts, else 0.
 *
 * @param requested the SL that the request names, 0 to 15
 * @param level the SL of the level
 * @param inForce whether QoS is on, so that the level counts
 * @param partition the partition of the path; empty when nothing says which one it is
 * @param engine the routing engine that chooses the SL in the end, see {@link SmOptions#engineOfSls}
 */
public record SlDecision(
        OptionalInt requested, int level, boolean inForce, Optional<Partition> partition, Optional<String> engine) {

    /** Whether the subnet administration refuses the request for the SL that it names. */
    public boolean isRefused() {
        return inForce && requested.isPresent() && requested.getAsInt() != level;
    }

    /** Whether the level gives another SL than the partition would. */
    public boolean overridesPartition() {
        return inForce && partition.isPresent() && partition.get().sl() != level;
    }

    /** The SL of the answer; empty when the request is refused, or a routing engine chooses. */
    public OptionalInt answered() {
        return isRefused() || engine.isPresent() ? OptionalInt.empty() : OptionalInt.of(computed());
    }

    /** The SL that counts, which a routing engine gets as a hint. */
    private int computed() {
        return inForce ? level : requested.orElse(0);
    }
}
