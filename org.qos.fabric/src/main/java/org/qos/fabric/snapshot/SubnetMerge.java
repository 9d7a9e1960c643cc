package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.ForwardingTables;
import org.qos.runtime.fabric.Node;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.PortState;
import org.qos.runtime.fabric.Sl2VlRows;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.fabric.VlArbTables;

/** Makes one subnet of what several files show. Each value is that of the first file that has it. */
final class SubnetMerge {

    private final List<SnapshotSource> sources;
    private final List<SnapshotSource> reversed;

    private SubnetMerge(List<SnapshotSource> sources) {
        this.sources = sources;
        this.reversed = new ArrayList<>(sources);
        Collections.reverse(reversed);
    }

    /** The subnet that files show, given from the one that counts most. */
    static SubnetState of(List<SnapshotSource> sources) {
        if (sources.isEmpty()) {
            return SubnetState.UNKNOWN;
        }
        return sources.size() == 1 ? sources.get(0).state() : new SubnetMerge(sources).state();
    }

    private SubnetState state() {
        ForwardingTables.Builder forwarding = ForwardingTables.builder();
        Sl2VlRows.Builder sl2vl = Sl2VlRows.builder();
        Map<PortId, PortState> ports = new HashMap<>();
        Map<PortId, VlArbTables> vlArb = new HashMap<>();
        Map<PortId, List<Integer>> pkeys = new HashMap<>();
        for (SnapshotSource source : reversed) {
            SubnetState state = source.state();
            forwarding.tables(state.forwarding());
            sl2vl.rows(state.sl2vl());
            state.ports().forEach((port, known) -> ports.merge(port, known, (less, more) -> more.or(less)));
            state.vlArb().forEach((port, known) -> vlArb.merge(port, known, (less, more) -> more.or(less)));
            pkeys.putAll(state.pkeys());
        }
        return new SubnetState(fabric(), forwarding.build(), ports, sl2vl.build(), vlArb, pkeys);
    }

    private Fabric fabric() {
        Map<Long, NodeMerge> nodes = new LinkedHashMap<>();
        for (SnapshotSource source : sources) {
            for (Node node : source.state().fabric().nodes()) {
                nodes.computeIfAbsent(node.guid(), guid -> new NodeMerge()).add(source.kind(), node);
            }
        }
        OptionalLong sm = sources.stream()
                .map(source -> source.state().fabric().smGuid())
                .filter(OptionalLong::isPresent)
                .findFirst()
                .orElse(OptionalLong.empty());
        Map<Long, Long> aliases = new HashMap<>();
        reversed.forEach(source -> aliases.putAll(source.state().fabric().aliasGuids()));
        return Fabric.of(nodes.values().stream().map(NodeMerge::node).toList(), sm)
                .withAliasGuids(aliases);
    }
}
