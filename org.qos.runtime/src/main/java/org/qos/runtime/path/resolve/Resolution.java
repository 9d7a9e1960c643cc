package org.qos.runtime.path.resolve;

import java.util.Optional;
import java.util.Set;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathRecord;

/** The answer to a request for a path. */
public sealed interface Resolution {

    /**
     * There is a path.
     *
     * @param path the record that is answered
     * @param match the level that decided, and its rule; empty without a policy or without QoS
     * @param source the index of the source among the fabric's endpoints
     * @param destination the index of the destination
     * @param assumed which of its values rest on usual ones, because the snapshot does not say them
     */
    record Path(PathRecord path, Optional<Match> match, int source, int destination, Set<Assumption> assumed)
            implements Resolution {}

    /**
     * There is none.
     *
     * @param reason why, which is more than the status says
     * @param wanted what was asked for, in the units of the reason; with its selector, where there is one, as on the wire
     * @param found what was found instead
     */
    record Refused(Reason reason, long wanted, long found) implements Resolution, MultiPathResolution {}

    /**
     * What is known of the subnet does not decide it.
     *
     * @param reason what is missing
     * @param wanted what was asked for, in the units of the reason
     * @param found what was found instead
     */
    record NotKnown(Reason reason, long wanted, long found) implements Resolution, MultiPathResolution {}
}
