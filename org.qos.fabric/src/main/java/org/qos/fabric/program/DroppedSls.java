package org.qos.fabric.program;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/**
 * Finds changes that drop an SL which the SA can return. OpenSM's SA answers from the tables that OpenSM itself computed, so
 * that a client would get a path on which its packets are lost.
 *
 * <p>A row counts when cables are connected to its out-port and its in-port, whether a path goes that way or not. What is dropped
 * already does not count.
 */
final class DroppedSls {

    private final Fabric fabric;
    private final Set<Integer> sls;

    DroppedSls(Fabric fabric, Set<Integer> sls) {
        this.fabric = fabric;
        this.sls = sls;
    }

    /** What is dropped, a line for each row. */
    List<RefusedPort> in(List<JournalEntry> changes) {
        List<RefusedPort> found = new ArrayList<>();
        for (JournalEntry change : changes) {
            if (change.before() instanceof BlockValue.Row before && change.after() instanceof BlockValue.Row after) {
                String dropped = dropped(before.row(), after.row());
                if (!dropped.isEmpty() && isUsed(change.id().port(), change.id().number())) {
                    found.add(RefusedPort.of(change.id(), "SL " + dropped + " is mapped to VL15"));
                }
            }
        }
        return found;
    }

    private String dropped(long before, long after) {
        return sls.stream()
                .sorted()
                .filter(sl -> Sl2VlRow.vl(after, sl) == Vl.DROP && Sl2VlRow.vl(before, sl) != Vl.DROP)
                .map(String::valueOf)
                .collect(Collectors.joining(", "));
    }

    private boolean isUsed(PortId outPort, int inPort) {
        boolean entersHere = inPort == 0 || isLinked(new PortId(outPort.nodeGuid(), inPort));
        return inPort != outPort.number() && entersHere && isLinked(outPort);
    }

    private boolean isLinked(PortId port) {
        Optional<Port> found = fabric.port(port);
        return found.isPresent() && found.get().link().isPresent();
    }
}
