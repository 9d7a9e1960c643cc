package org.qos.fabric.conformance;

import java.util.Optional;
import org.qos.fabric.mad.PathRecordResponse;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.path.resolve.Resolution;

/**
 * A query for a path, and both answers to it.
 *
 * @param query the query
 * @param expected what the files mean
 * @param answer what the subnet administration answers
 */
public record ComparedPath(PathQuery query, Resolution expected, PathRecordResponse answer) {

    /** How the answers compare: equal records, or refusals with the same status, agree. */
    public Agreement agreement() {
        if (answer instanceof PathRecordResponse.NoAnswer) {
            return Agreement.NO_ANSWER;
        }
        if (expected instanceof Resolution.NotKnown) {
            return Agreement.NOT_KNOWN;
        }
        return isSame() ? Agreement.SAME : Agreement.DIFFERENT;
    }

    private boolean isSame() {
        if (expected instanceof Resolution.Path path) {
            return answer instanceof PathRecordResponse.Found found
                    && found.path().equals(path.path());
        }
        return expected instanceof Resolution.Refused refused
                && answer instanceof PathRecordResponse.Refused by
                && refused.reason().status().equals(Optional.of(by.status()));
    }

    /** How two answers compare. */
    public enum Agreement {
        /** They are the same. */
        SAME,
        /** They differ. */
        DIFFERENT,
        /** What is known of the subnet does not decide what is expected. */
        NOT_KNOWN,
        /** The subnet administration did not answer in time. */
        NO_ANSWER
    }
}
