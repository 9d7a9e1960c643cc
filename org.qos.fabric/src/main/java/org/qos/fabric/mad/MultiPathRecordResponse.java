package org.qos.fabric.mad;

import java.util.List;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.SaStatus;

/** What the subnet administration answers to a query for paths between several ports. */
public sealed interface MultiPathRecordResponse {

    /**
     * The paths that the first datagram of the answer holds, none where nothing fits the query.
     *
     * @param paths at most three
     */
    record Found(List<PathRecord> paths) implements MultiPathRecordResponse {

        /** Copies the list. */
        public Found {
            paths = List.copyOf(paths);
        }
    }

    /** The query is refused; the status says why. */
    record Refused(SaStatus status) implements MultiPathRecordResponse {}

    /** No answer came in time. */
    record NoAnswer() implements MultiPathRecordResponse {}
}
