package org.qos.fabric.program;

import java.util.List;

/** Nothing was set, because the plan and the subnet do not go together. */
public final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Refusal refusal;
    private final List<String> details;

    RefusedException(Refusal refusal, List<String> details) {
        super(refusal + ": " + String.join("; ", details));
        this.refusal = refusal;
        this.details = List.copyOf(details);
    }

    /** Throws when there is something that speaks against going on. */
    static void throwIfAny(Refusal refusal, List<String> details) throws RefusedException {
        if (!details.isEmpty()) {
            throw new RefusedException(refusal, details);
        }
    }

    /** Why. */
    public Refusal refusal() {
        return refusal;
    }

    /** What is concerned, for people. */
    public List<String> details() {
        return details;
    }
}
