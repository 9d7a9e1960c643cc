package org.qos.analysis.simulation.flow;

import java.util.Arrays;
import java.util.List;
import java.util.stream.IntStream;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;

/** The paths of flows in flat arrays. A turn is a pair of channels that packets take one after the other. */
final class FlowGraph {

    /** The channels that flows take, ascending. */
    final int[] used;
    /** The channels of each flow. */
    final int[][] paths;
    /** The turns of each flow. */
    final int[][] turns;
    /** The turns into each channel are those from its entry to the next one. */
    final int[] firstTurn;
    /** The channel before each turn. */
    final int[] from;
    /** The flows that begin with each channel are those of {@link #starting} from its entry to the next one. */
    final int[] firstFlow;

    final int[] starting;

    FlowGraph(Network network) {
        List<SimulatedFlow> flows = network.flows();
        int channels = network.channels();
        paths = flows.stream().map(SimulatedFlow::channels).toArray(int[][]::new);
        boolean[] isUsed = new boolean[channels];
        long[] pairs = pairs(isUsed);
        used = IntStream.range(0, channels)
                .filter(channel -> isUsed[channel])
                .toArray();
        firstTurn = new int[channels + 1];
        from = new int[pairs.length];
        for (int turn = 0; turn < pairs.length; turn++) {
            from[turn] = (int) pairs[turn];
            firstTurn[(int) (pairs[turn] >>> Integer.SIZE) + 1]++;
        }
        turns = new int[paths.length][];
        for (int flow = 0; flow < paths.length; flow++) {
            turns[flow] = new int[paths[flow].length - 1];
            for (int hop = 0; hop < turns[flow].length; hop++) {
                turns[flow][hop] = Arrays.binarySearch(pairs, pair(paths[flow], hop));
            }
        }
        firstFlow = new int[channels + 1];
        for (int[] path : paths) {
            firstFlow[path[0] + 1]++;
        }
        for (int channel = 0; channel < channels; channel++) {
            firstTurn[channel + 1] += firstTurn[channel];
            firstFlow[channel + 1] += firstFlow[channel];
        }
        starting = new int[paths.length];
        int[] next = Arrays.copyOf(firstFlow, channels);
        for (int flow = 0; flow < paths.length; flow++) {
            starting[next[paths[flow][0]]++] = flow;
        }
    }

    /** All turns, by the channel after them. */
    private long[] pairs(boolean[] isUsed) {
        LongSet found = new LongSet();
        for (int[] path : paths) {
            isUsed[path[0]] = true;
            for (int hop = 0; hop + 1 < path.length; hop++) {
                isUsed[path[hop + 1]] = true;
                found.add(pair(path, hop));
            }
        }
        return found.sorted();
    }

    private static long pair(int[] path, int hop) {
        return (long) path[hop + 1] << Integer.SIZE | path[hop];
    }
}
