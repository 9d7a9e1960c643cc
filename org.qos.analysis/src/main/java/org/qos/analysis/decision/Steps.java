package org.qos.analysis.decision;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.LongAdder;

/** Counts the steps of one question, and ends the work when it is cancelled. */
final class Steps {

    private static final int CHECKED_EACH = 1024;

    private final long limit;
    private final LongAdder all;
    private long count;

    /**
     * No step yet.
     *
     * @param all counts the steps of all questions
     */
    Steps(long limit, LongAdder all) {
        this.limit = limit;
        this.all = all;
    }

    /**
     * One more step.
     *
     * @throws DecisionLimitException if there were too many
     * @throws CancellationException if the thread is interrupted
     */
    void next() {
        count++;
        all.increment();
        if (count > limit) {
            throw new DecisionLimitException(limit);
        }
        if (count % CHECKED_EACH == 0) {
            Interruption.check();
        }
    }
}
