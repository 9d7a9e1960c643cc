package org.qos.analysis.decision;

/** A question about decisions takes more steps than are allowed. */
public final class DecisionLimitException extends RuntimeException {

    private static final long serialVersionUID = 1L;

    DecisionLimitException(long steps) {
        super("the policy is too complex: not decided after " + steps + " steps");
    }
}
