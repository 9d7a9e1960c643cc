package org.qos.analysis.audit.traffic;

import java.util.Arrays;
import java.util.Optional;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** Follows single paths: the VL of each link, as numbers of {@link Channel}. Safe for any number of threads. */
public final class PathChannels {

    private static final int MAX_HOPS = 63;
    private static final int USUAL_HOPS = 8;

    private final RoutedLinks links;
    private final int[] ports;

    /** Follows the paths of a subnet. */
    public PathChannels(RoutedLinks links) {
        this.links = links;
        ports = new Ends(links, true).port;
    }

    /**
     * The channels that packets take.
     *
     * @param source the index of the endpoint that sends
     * @param destination the index of the endpoint that receives
     * @param lid the LID of the destination that the packets carry
     * @param sl their SL, 0 to 15
     * @return the channels from that of the source on; empty when the packets do not arrive, or take more than 63 links
     */
    public Optional<int[]> of(int source, int destination, int lid, int sl) {
        int end = ports[destination];
        int out = ports[source];
        int in = out;
        int[] found = new int[USUAL_HOPS];
        for (int hop = 0; hop < MAX_HOPS; hop++) {
            if (links.isSwitch(in)) {
                out = links.route(links.nodeOf[in], lid);
            }
            if (out == RoutedLinks.NONE || !links.isLinked(out)) {
                return Optional.empty();
            }
            int vl = Sl2VlRow.vl(links.row(out, links.isSwitch(in) ? links.number(in) : 0), sl);
            if (vl == Vl.DROP) {
                return Optional.empty();
            }
            found = hop < found.length ? found : Arrays.copyOf(found, MAX_HOPS);
            found[hop] = Channel.of(out, vl);
            in = links.peer(out);
            if (in == end) {
                return Optional.of(Arrays.copyOf(found, hop + 1));
            }
            if (!links.isSwitch(in)) {
                return Optional.empty();
            }
        }
        return Optional.empty();
    }
}
