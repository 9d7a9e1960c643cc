package org.qos.analysis.simulation.flow;

import java.util.stream.IntStream;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.FlowColumns;
import org.qos.analysis.simulation.network.Network;

/** The paths of flows in flat arrays. A turn is a pair of channels that packets take one after the other. */
final class FlowGraph {

    /** The channels that flows take, ascending. */
    final int[] used;
    /** The channels of all flows; those of a flow are from its entry in {@link #firstHop} to the next one. */
    final int[] channels;

    final int[] firstHop;
    /** The turn into each channel of {@link #channels}; not used for the first one of a flow. */
    final int[] turns;
    /** The offered load of each flow in Gb/s. */
    final double[] offered;
    /** The turns into each channel are those from its entry to the next one. */
    final int[] firstTurn;
    /** The channel before each turn. */
    final int[] from;
    /** The flows that begin with each channel are those of {@link #starting} from its entry to the next one. */
    final int[] firstFlow;

    final int[] starting;

    FlowGraph(Network network) {
        FlowColumns flows = network.flows();
        offered = flows.gigabits();
        firstHop = flows.firstHops();
        channels = flows.channels();
        boolean[] isUsed = new boolean[network.channels()];
        for (int channel : channels) {
            isUsed[channel] = true;
        }
        used = IntStream.range(0, isUsed.length)
                .filter(channel -> isUsed[channel])
                .toArray();
        Turns found = new Turns(channels, firstHop, isUsed.length);
        from = found.from;
        firstTurn = found.first;
        turns = found.ofHop;
        int[] first = IntStream.range(0, flows.size())
                .map(flow -> channels[firstHop[flow]])
                .toArray();
        Grouped byChannel = Grouped.by(
                first, isUsed.length, IntStream.range(0, flows.size()).toArray());
        firstFlow = byChannel.first();
        starting = byChannel.members();
    }

    /** Where in {@link #used} the channels of the next link begin. */
    int nextLink(int first) {
        int next = first;
        while (next < used.length && Channel.link(used[next]) == Channel.link(used[first])) {
            next++;
        }
        return next;
    }
}
