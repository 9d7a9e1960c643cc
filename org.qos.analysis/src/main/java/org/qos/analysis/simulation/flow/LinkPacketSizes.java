package org.qos.analysis.simulation.flow;

import java.util.Arrays;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;

/** The sizes of packets on links: the flow model, which counts turns in the largest ones, is exact where there is one size. */
final class LinkPacketSizes {

    private final Network network;
    private final int[] smallest;
    private final int[] largest;

    LinkPacketSizes(Network network) {
        this.network = network;
        smallest = new int[network.links().size()];
        largest = new int[network.links().size()];
        Arrays.fill(smallest, Integer.MAX_VALUE);
        for (int flow = 0; flow < network.flows().size(); flow++) {
            int bytes = network.flows().packetBytes(flow);
            for (int hop = network.flows().firstHops()[flow];
                    hop < network.flows().firstHops()[flow + 1];
                    hop++) {
                int link = link(hop);
                smallest[link] = Math.min(smallest[link], bytes);
                largest[link] = Math.max(largest[link], bytes);
            }
        }
    }

    private int link(int hop) {
        return Channel.link(network.flows().channels()[hop]);
    }

    /** The largest packet of a link in bytes, 0 for a link without flows. */
    int largest(int link) {
        return largest[link];
    }

    /** Whether a flow passes a link with packets of several sizes. */
    boolean differOnPathOf(int flow) {
        for (int hop = network.flows().firstHops()[flow]; hop < network.flows().firstHops()[flow + 1]; hop++) {
            if (smallest[link(hop)] != largest[link(hop)]) {
                return true;
            }
        }
        return false;
    }
}
