package org.qos.runtime.path.resolve;

import java.util.List;
import java.util.Optional;

/** The answer to a request for paths between several ports. */
public sealed interface MultiPathResolution permits MultiPathResolution.Paths, Resolution.Refused, Resolution.NotKnown {

    /**
     * The request makes sense.
     *
     * @param paths the paths in the order of the answer; none where nothing fits, which is not a refusal
     * @param firstRefusal why there is no path between the first two LIDs without one; empty when all that were tried have one
     */
    record Paths(List<Resolution.Path> paths, Optional<Resolution.Refused> firstRefusal)
            implements MultiPathResolution {

        /** Copies the list. */
        public Paths {
            paths = List.copyOf(paths);
        }
    }
}
