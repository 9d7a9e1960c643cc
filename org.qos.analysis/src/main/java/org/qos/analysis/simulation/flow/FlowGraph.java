package org.qos.analysis.simulation.flow;

import java.util.Arrays;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;

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
        List<SimulatedFlow> flows = network.flows();
        offered = flows.stream().mapToDouble(SimulatedFlow::gigabits).toArray();
        firstHop = new int[flows.size() + 1];
        for (int flow = 0; flow < flows.size(); flow++) {
            firstHop[flow + 1] = firstHop[flow] + flows.get(flow).channels().length;
        }
        channels = new int[firstHop[flows.size()]];
        boolean[] isUsed = new boolean[network.channels()];
        for (int flow = 0; flow < flows.size(); flow++) {
            int[] path = flows.get(flow).channels();
            System.arraycopy(path, 0, channels, firstHop[flow], path.length);
            for (int channel : path) {
                isUsed[channel] = true;
            }
        }
        used = IntStream.range(0, isUsed.length)
                .filter(channel -> isUsed[channel])
                .toArray();
        long[] pairs = pairs();
        from = Arrays.stream(pairs).mapToInt(pair -> (int) pair).toArray();
        firstTurn = starts(
                Arrays.stream(pairs)
                        .mapToInt(pair -> (int) (pair >>> Integer.SIZE))
                        .toArray(),
                isUsed.length);
        turns = new int[channels.length];
        eachTurn(hop -> turns[hop] =
                Arrays.binarySearch(from, firstTurn[channels[hop]], firstTurn[channels[hop] + 1], channels[hop - 1]));
        int[] first = IntStream.range(0, flows.size())
                .map(flow -> channels[firstHop[flow]])
                .toArray();
        firstFlow = starts(first, isUsed.length);
        starting = new int[first.length];
        int[] next = Arrays.copyOf(firstFlow, isUsed.length);
        for (int flow = 0; flow < first.length; flow++) {
            starting[next[first[flow]]++] = flow;
        }
    }

    /** Where in {@link #used} the channels of the next link begin. */
    int nextLink(int first) {
        int next = first;
        while (next < used.length && Channel.link(used[next]) == Channel.link(used[first])) {
            next++;
        }
        return next;
    }

    /** All turns, by the channel after them and then by that before them. */
    private long[] pairs() {
        LongSet found = new LongSet();
        eachTurn(hop -> found.add((long) channels[hop] << Integer.SIZE | channels[hop - 1]));
        return found.sorted();
    }

    private void eachTurn(IntConsumer consumer) {
        for (int flow = 0; flow + 1 < firstHop.length; flow++) {
            for (int hop = firstHop[flow] + 1; hop < firstHop[flow + 1]; hop++) {
                consumer.accept(hop);
            }
        }
    }

    /** Where the values of each channel begin when they are sorted by channel. */
    private static int[] starts(int[] values, int count) {
        int[] starts = new int[count + 1];
        for (int value : values) {
            starts[value + 1]++;
        }
        for (int channel = 0; channel < count; channel++) {
            starts[channel + 1] += starts[channel];
        }
        return starts;
    }
}
