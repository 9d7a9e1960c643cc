package org.qos.analysis.simulation.flow;

import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.FlowColumns;
import org.qos.analysis.simulation.network.Network;
import org.qos.runtime.option.VlPackets;

/** The sizes of the packets that flows send into each link. */
final class LinkPacketSizes {

    private final FlowColumns flows;
    private final VlPackets[] sizes;

    LinkPacketSizes(Network network) {
        flows = network.flows();
        int links = network.links().size();
        VlPackets.Builder[] found = new VlPackets.Builder[links];
        for (int flow = 0; flow < flows.size(); flow++) {
            int bytes = flows.packetBytes(flow);
            for (int hop = flows.firstHops()[flow]; hop < flows.firstHops()[flow + 1]; hop++) {
                int channel = flows.channels()[hop];
                int link = Channel.link(channel);
                found[link] = found[link] == null ? VlPackets.builder(bytes) : found[link];
                found[link].add(Channel.vl(channel), bytes);
            }
        }
        sizes = new VlPackets[links];
        for (int link = 0; link < links; link++) {
            sizes[link] = found[link] == null ? null : found[link].build();
        }
    }

    /** The sizes of a link; null for a link without flows. */
    VlPackets of(int link) {
        return sizes[link];
    }
}
