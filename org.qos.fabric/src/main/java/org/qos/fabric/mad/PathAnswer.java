package org.qos.fabric.mad;

import org.qos.runtime.path.PathRecord;

/** What the subnet administration answers to a query for one path. */
public sealed interface PathAnswer {

    /** There is a path. */
    record Found(PathRecord path) implements PathAnswer {}

    /** There is none; the status says why. */
    record Refused(SaStatus status) implements PathAnswer {}

    /** No answer came in time. */
    record NoAnswer() implements PathAnswer {}
}
