package org.qos.runtime.setup;

import java.util.List;
import java.util.NavigableMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.stream.IntStream;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.VlArbScope;
import org.qos.runtime.setup.SetupFinding.Kind;

/** Works out which arbitration scope wins at each port: the last one that states the part, for each part of its own. */
final class VlArbPlanner {

    private final List<VlArbScope> scopes;
    private final ScopePorts ports;
    private final PortNumberCheck numbers;
    private final SetupFindings findings;
    private final NavigableMap<PortId, Winners> winners = new TreeMap<>();

    /** The places of the scopes that win at a port; -1 where no scope states the part. */
    static final class Winners {
        int high = -1;
        int low = -1;
        int limit = -1;
    }

    VlArbPlanner(List<VlArbScope> scopes, ScopePorts ports, SetupFindings findings) {
        this.scopes = scopes;
        this.ports = ports;
        this.numbers = new PortNumberCheck(ports, findings);
        this.findings = findings;
    }

    NavigableMap<PortId, Winners> winners() {
        IntStream.range(0, scopes.size()).forEach(this::apply);
        return winners;
    }

    private void apply(int index) {
        VlArbScope scope = scopes.get(index);
        SortedSet<PortId> selected = ports.outPorts(scope.groups(), scope.across());
        numbers.outPorts(Kind.NO_SUCH_VLARB_PORT, index, scope.to(), selected);
        selected.removeIf(port -> !scope.to().contains(port.number()));
        if (selected.isEmpty()) {
            findings.add(Kind.VLARB_SCOPE_WITHOUT_PORT, index);
        }
        selected.forEach(port -> win(index, scope, port));
    }

    private void win(int index, VlArbScope scope, PortId port) {
        Winners winning = winners.computeIfAbsent(port, some -> new Winners());
        winning.high = scope.high().isEmpty() ? winning.high : index;
        winning.low = scope.low().isEmpty() ? winning.low : index;
        winning.limit = scope.highLimit().isEmpty() ? winning.limit : index;
    }
}
