package org.qos.runtime.setup;

import java.util.Set;
import java.util.function.IntPredicate;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Sl2VlScope;

/** The in-ports that an SL2VL scope selects: by number, and with {@code across-from} by what they are connected to. */
final class InPorts {

    private final Sl2VlScope scope;
    private final ScopePorts ports;
    private final Set<PortId> acrossFrom;

    InPorts(Sl2VlScope scope, ScopePorts ports) {
        this.scope = scope;
        this.ports = ports;
        this.acrossFrom = ports.of(scope.acrossFrom());
    }

    /** The in-ports of an out-port; number 0 has no peer. */
    IntPredicate of(PortId outPort) {
        return scope.acrossFrom().isEmpty()
                ? scope.from()::contains
                : inPort -> scope.from().contains(inPort) && isAcross(new PortId(outPort.nodeGuid(), inPort));
    }

    /** Whether there is one for an out-port. */
    boolean any(PortId outPort) {
        return IntStream.range(0, ports.inPortCount(outPort)).anyMatch(of(outPort));
    }

    private boolean isAcross(PortId inPort) {
        return inPort.number() > 0
                && ports.peer(inPort).filter(acrossFrom::contains).isPresent();
    }
}
