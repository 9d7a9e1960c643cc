package org.qos.fabric.program;

import java.util.List;
import java.util.stream.Collectors;

/** Nothing was set, because the plan and the subnet do not go together. */
public final class RefusedException extends Exception {

    private static final long serialVersionUID = 1L;

    private final Refusal refusal;
    private final transient List<RefusedPort> ports;

    RefusedException(Refusal refusal, List<RefusedPort> ports) {
        super(refusal + ": " + ports.stream().map(RefusedPort::toString).collect(Collectors.joining("; ")));
        this.refusal = refusal;
        this.ports = List.copyOf(ports);
    }

    /** Throws when there is something that speaks against going on. */
    static void throwIfAny(Refusal refusal, List<RefusedPort> ports) throws RefusedException {
        if (!ports.isEmpty()) {
            throw new RefusedException(refusal, ports);
        }
    }

    /** Why. */
    public Refusal refusal() {
        return refusal;
    }

    /** The ports that are concerned, one of them as often as parts of its tables are. */
    public List<RefusedPort> ports() {
        return ports;
    }
}
