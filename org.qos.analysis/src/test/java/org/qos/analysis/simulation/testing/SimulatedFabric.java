package org.qos.analysis.simulation.testing;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.qos.analysis.audit.testing.Audited;
import org.qos.analysis.audit.traffic.PathChannels;
import org.qos.analysis.audit.traffic.PathSls;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;
import org.qos.analysis.simulation.traffic.FabricLinks;
import org.qos.runtime.fabric.NodeType;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.value.Sl;

/** A fabric with OpenSM's default tables, all pairs of whose adapters send with some SLs as much as they can. */
public record SimulatedFabric(Audited audited, Network network) {

    public static SimulatedFabric ofAllPairs(SubnetState state, int sls, int packetBytes) {
        return of(state, (source, destination, lid) -> (1 << sls) - 1, packetBytes);
    }

    public static SimulatedFabric of(SubnetState state, PathSls sls, int packetBytes) {
        Audited audited = Audited.of(state, sls);
        PathChannels paths = new PathChannels(audited.links());
        List<Port> ends = state.fabric().endpoints();
        int[] adapters = IntStream.range(0, ends.size())
                .filter(end -> isAdapter(state, ends.get(end)))
                .toArray();
        List<SimulatedFlow> flows = new ArrayList<>();
        for (int source : adapters) {
            for (int destination : adapters) {
                int lid = ends.get(destination).lid();
                for (int sl = 0; source != destination && sl < Sl.COUNT; sl++) {
                    if ((sls.between(source, destination, lid) >>> sl & 1) != 0) {
                        int[] channels = paths.of(source, destination, lid, sl).orElseThrow();
                        flows.add(new SimulatedFlow(channels, packetBytes, SimulatedFlow.UNLIMITED));
                    }
                }
            }
        }
        return new SimulatedFabric(audited, new Network(FabricLinks.of(audited.links()), flows));
    }

    private static boolean isAdapter(SubnetState state, Port port) {
        return state.fabric().node(port.id().nodeGuid()).orElseThrow().type() == NodeType.CA;
    }
}
