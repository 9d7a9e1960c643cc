package org.qos.analysis.simulation.network;

import java.util.List;
import org.qos.analysis.audit.traffic.Channel;

/**
 * Links and the flows through them.
 *
 * @param links the links, by the number that {@link Channel} has
 * @param flows the flows
 */
public record Network(List<SimulatedLink> links, List<SimulatedFlow> flows) {

    /** Copies the lists. */
    public Network {
        links = List.copyOf(links);
        flows = List.copyOf(flows);
    }

    /** How many numbers of channels there are. */
    public int channels() {
        return links.size() * Channel.PER_LINK;
    }
}
