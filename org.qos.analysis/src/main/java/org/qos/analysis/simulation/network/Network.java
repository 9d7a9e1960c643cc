package org.qos.analysis.simulation.network;

import java.util.List;
import org.qos.analysis.audit.traffic.Channel;

/**
 * Links and the flows through them.
 *
 * @param links the links, by the number that {@link Channel} has
 * @param flows the flows
 */
public record Network(List<SimulatedLink> links, FlowColumns flows) {

    /** Copies the links. */
    public Network {
        links = List.copyOf(links);
    }

    /** A network of few flows. */
    public Network(List<SimulatedLink> links, List<SimulatedFlow> flows) {
        this(links, FlowColumns.of(flows));
    }

    /** How many numbers of channels there are. */
    public int channels() {
        return links.size() * Channel.PER_LINK;
    }
}
