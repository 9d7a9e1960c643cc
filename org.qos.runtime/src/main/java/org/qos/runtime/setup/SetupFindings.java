package org.qos.runtime.setup;

import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedSet;
import java.util.TreeSet;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.policy.Ranges;

/** Collects findings port by port; ports with the same finding share it. */
final class SetupFindings {

    private static final Comparator<SetupFinding> IN_ORDER = Comparator.comparing(SetupFinding::kind)
            .thenComparing(SetupFinding::scope)
            .thenComparing(finding -> finding.ports().isEmpty()
                    ? new PortId(0, 0)
                    : finding.ports().get(0));

    private final Map<Key, SortedSet<PortId>> ports = new HashMap<>();

    private record Key(SetupFinding.Kind kind, int scope, Ranges values) {}

    void add(SetupFinding.Kind kind, int scope, Ranges values, PortId port) {
        portsOf(kind, scope, values).add(port);
    }

    /** Adds a finding that is of no port. */
    void add(SetupFinding.Kind kind, int scope) {
        portsOf(kind, scope, Ranges.NONE);
    }

    /** The findings by kind, by scope, then by their first port. */
    List<SetupFinding> inOrder() {
        return ports.entrySet().stream()
                .map(entry -> finding(entry.getKey(), entry.getValue()))
                .sorted(IN_ORDER)
                .toList();
    }

    private SortedSet<PortId> portsOf(SetupFinding.Kind kind, int scope, Ranges values) {
        return ports.computeIfAbsent(new Key(kind, scope, values), key -> new TreeSet<>());
    }

    private static SetupFinding finding(Key key, SortedSet<PortId> ports) {
        return new SetupFinding(key.kind, key.scope, key.values, List.copyOf(ports));
    }
}
