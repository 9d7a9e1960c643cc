package org.qos.fabric.mad;

import org.qos.runtime.path.PathRecord;
import org.qos.runtime.path.SaStatus;

/** What the subnet administration answers to a query for one path. */
public sealed interface PathRecordResponse {

    /** There is a path. */
    record Found(PathRecord path) implements PathRecordResponse {}

    /** There is none; the status says why. */
    record Refused(SaStatus status) implements PathRecordResponse {}

    /** No answer came in time. */
    record NoAnswer() implements PathRecordResponse {}
}
