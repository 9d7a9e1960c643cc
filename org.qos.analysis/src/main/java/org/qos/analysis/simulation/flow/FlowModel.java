package org.qos.analysis.simulation.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.simulation.flow.FlowRates.LimitedTurn;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.packet.PacketSettings;

/**
 * What flows get, without packets. {@link FillingRun} follows how buffers fill from the empty network on, and so comes to the
 * state that packets come to, where several are possible. A second run that starts in another way shows which flows have no
 * other one. Where a network is too large for this, {@link LevelModel} computes rates as if all buffers of busy channels were full.
 */
public final class FlowModel {

    private static final double DIFFERENT = 0.05;
    /** A difference in Gb/s that does not count. */
    private static final double EQUAL = 0.1;

    private final Network network;
    private final FlowGraph graph;
    private final VlCapacity[] capacities;

    private FlowModel(Network network) {
        this.network = network;
        graph = new FlowGraph(network);
        capacities = VlCapacity.ofLinks(network, graph);
    }

    /**
     * Computes the rates.
     *
     * @param settings how packets would be simulated
     * @throws CancellationException when the thread is interrupted
     */
    public static FlowRates of(Network network, PacketSettings settings) {
        FlowModel model = new FlowModel(network);
        FlowRates rates = model.rates(settings);
        model.markMixtures(rates.uncertain());
        model.markOtherTable(rates, settings);
        return rates;
    }

    /** Marks the flows that get another rate where the low-priority table serves the VLs of both tables first. */
    private void markOtherTable(FlowRates rates, PacketSettings settings) {
        if (VlCapacity.areVlsInBothTables(capacities)) {
            double[] other = ratesOfLowFirst(settings);
            for (int flow = 0; flow < other.length; flow++) {
                rates.uncertain()[flow] |= isDifferent(rates.flows()[flow], other[flow]);
            }
        }
    }

    private double[] ratesOfLowFirst(PacketSettings settings) {
        VlCapacity[] lowFirst = VlCapacity.lowFirst(capacities);
        if (!FillingRun.isFeasible(graph, lowFirst, settings)) {
            return LevelModel.of(network, graph, lowFirst).flows();
        }
        FillingRun run = new FillingRun(graph, lowFirst, settings);
        run.run(false);
        return run.means();
    }

    /** Marks the flows that depend on how packets of several sizes are mixed, and those that share a link with them. */
    private void markMixtures(boolean[] uncertain) {
        boolean[] isOnLink = new boolean[network.links().size()];
        for (int flow = 0; flow < uncertain.length; flow++) {
            if (dependsOnMixture(flow)) {
                links(flow).forEach(link -> isOnLink[link] = true);
            }
        }
        for (int flow = 0; flow < uncertain.length; flow++) {
            uncertain[flow] |= links(flow).anyMatch(link -> isOnLink[link]);
        }
    }

    private IntStream links(int flow) {
        return IntStream.range(graph.firstHop[flow], graph.firstHop[flow + 1])
                .map(hop -> Channel.link(graph.channels[hop]));
    }

    /** Whether a flow passes a link whose VL arbitration depends on how packets of several sizes are mixed. */
    private boolean dependsOnMixture(int flow) {
        return links(flow).anyMatch(link -> capacities[link].dependsOnMixture());
    }

    private FlowRates rates(PacketSettings settings) {
        if (!FillingRun.isFeasible(graph, capacities, settings)) {
            return LevelModel.of(network, graph, capacities);
        }
        FillingRun run = new FillingRun(graph, capacities, settings);
        run.run(false);
        FillingRun other = new FillingRun(graph, capacities, settings);
        other.run(true);
        return rates(run, other);
    }

    private FlowRates rates(FillingRun run, FillingRun other) {
        double[] rates = run.means();
        double[] channels = new double[network.channels()];
        boolean[] uncertain = new boolean[rates.length];
        for (int flow = 0; flow < rates.length; flow++) {
            uncertain[flow] = run.isChanging(flow)
                    || isDifferent(run.rate(flow), rates[flow])
                    || isDifferent(run.rate(flow), other.rate(flow));
            for (int hop = graph.firstHop[flow]; hop < graph.firstHop[flow + 1]; hop++) {
                channels[graph.channels[hop]] += rates[flow];
            }
        }
        return new FlowRates(rates, channels, waiting(run), uncertain);
    }

    private static boolean isDifferent(double one, double other) {
        return Math.abs(one - other) > EQUAL + DIFFERENT * Math.min(one, other);
    }

    private List<LimitedTurn> waiting(FillingRun run) {
        List<LimitedTurn> turns = new ArrayList<>();
        for (int channel : graph.used) {
            for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
                if (run.isWaiting(turn)) {
                    turns.add(new LimitedTurn(graph.from[turn], channel));
                }
            }
        }
        return turns;
    }
}
