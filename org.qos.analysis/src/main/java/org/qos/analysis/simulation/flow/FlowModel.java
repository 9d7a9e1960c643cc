package org.qos.analysis.simulation.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.simulation.flow.FlowRates.LimitedTurn;
import org.qos.analysis.simulation.network.Channel;
import org.qos.analysis.simulation.network.Network;
import org.qos.analysis.simulation.network.SimulatedFlow;

/**
 * The rates of flows while all buffers of busy channels are full. Each channel has a level: what one of its inputs, a buffer
 * or a source, may send into it. Inputs that have more share what the others leave. What a channel may send is what VL
 * arbitration gives it, and less where its own packets wait: a full buffer holds packets for all its channels, so that the
 * one that waits longest limits all others (head-of-line blocking). The levels are found by repeated improvement.
 */
public final class FlowModel {

    private static final int MAX_ROUNDS = 2000;
    private static final double PRECISION = 1e-4;
    /** How far a level goes to where it should be in the first round; it goes half as far after a number of rounds. */
    private static final double FIRST_STEP = 0.5;

    private static final double SLOWER = 100;
    /** From which part of a level on an input counts as limited by it. */
    private static final double LIMITED = 0.995;
    /** What a channel that may send nothing gets, as a part of its rate. */
    private static final double NOTHING = 1e-9;

    private final Network network;
    private final FlowGraph graph;
    private final VlCapacity[] capacities;
    private final double[] level;
    private final double[] rates;
    private final double[] sent;
    /** What each turn carries. */
    private final double[] turned;
    /** How much more a channel sends than it may, as a factor; below 1 where it may send more. */
    private final double[] pressure;

    private FlowModel(Network network) {
        this.network = network;
        graph = new FlowGraph(network);
        rates = new double[network.flows().size()];
        sent = new double[network.channels()];
        level = new double[network.channels()];
        pressure = new double[network.channels()];
        turned = new double[graph.from.length];
        int[] bytes = new int[network.links().size()];
        network.flows().forEach(flow -> {
            for (int channel : flow.channels()) {
                bytes[Channel.link(channel)] = Math.max(bytes[Channel.link(channel)], flow.packetBytes());
            }
        });
        capacities = new VlCapacity[bytes.length];
        for (int link = 0; link < bytes.length; link++) {
            if (bytes[link] > 0) {
                capacities[link] = new VlCapacity(network.links().get(link), bytes[link]);
            }
        }
    }

    /**
     * Computes the rates.
     *
     * @throws CancellationException when the thread is interrupted
     */
    public static FlowRates of(Network network) {
        return new FlowModel(network).run();
    }

    private FlowRates run() {
        for (int channel : graph.used) {
            level[channel] = rate(channel);
            int starting = graph.firstFlow[channel + 1] - graph.firstFlow[channel];
            if (starting > 0) {
                level[channel] /= starting;
            }
        }
        double change = 1;
        for (int round = 0; round < MAX_ROUNDS && change > PRECISION; round++) {
            Interruption.check();
            send();
            press();
            double step = FIRST_STEP / (1 + round / SLOWER);
            change = 0;
            for (int channel : graph.used) {
                double ratio = target(channel) / level[channel];
                change = Math.max(change, Math.abs(Math.log(ratio)));
                level[channel] *= Math.pow(ratio, step);
            }
        }
        if (change > PRECISION) System.out.println("NOT CONVERGED " + change);
        return new FlowRates(rates, sent, limited());
    }

    private double rate(int channel) {
        return network.links().get(Channel.link(channel)).gigabits();
    }

    /** Sends what the levels of the sources allow. */
    private void send() {
        Arrays.fill(sent, 0);
        Arrays.fill(turned, 0);
        for (int flow = 0; flow < rates.length; flow++) {
            int[] path = graph.paths[flow];
            double rate = Math.min(network.flows().get(flow).gigabits(), level[path[0]]);
            rates[flow] = rate;
            for (int channel : path) {
                sent[channel] += rate;
            }
            for (int turn : graph.turns[flow]) {
                turned[turn] += rate;
            }
        }
    }

    /** Compares what channels send with what they may. */
    private void press() {
        for (int channel : graph.used) {
            double capacity = capacities[Channel.link(channel)].of(channel, sent);
            pressure[channel] = sent[channel] / Math.max(capacity, NOTHING * rate(channel));
        }
        for (int channel : graph.used) {
            for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
                int before = graph.from[turn];
                pressure[before] = Math.max(pressure[before], turned[turn] / level[channel]);
            }
        }
    }

    /** The level by which a channel sends what it may, with the inputs as they are. */
    private double target(int channel) {
        double allowed = sent[channel] / Math.max(pressure[channel], NOTHING);
        double left = allowed;
        double largest = 0;
        int limited = 0;
        for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
            boolean isLimited = turned[turn] >= LIMITED * level[channel];
            limited += isLimited ? 1 : 0;
            left -= isLimited ? 0 : turned[turn];
            largest = Math.max(largest, turned[turn]);
        }
        for (int place = graph.firstFlow[channel]; place < graph.firstFlow[channel + 1]; place++) {
            SimulatedFlow flow = network.flows().get(graph.starting[place]);
            boolean isLimited = flow.gigabits() >= LIMITED * level[channel];
            limited += isLimited ? 1 : 0;
            left -= isLimited ? 0 : flow.gigabits();
            largest = Math.max(largest, rates[graph.starting[place]]);
        }
        int inputs = graph.firstTurn[channel + 1]
                - graph.firstTurn[channel]
                + graph.firstFlow[channel + 1]
                - graph.firstFlow[channel];
        double wanted = limited == 0 ? largest + left : left / limited;
        return Math.max(NOTHING * rate(channel), Math.min(rate(channel), Math.max(wanted, allowed / inputs)));
    }

    private List<LimitedTurn> limited() {
        List<LimitedTurn> turns = new ArrayList<>();
        for (int channel : graph.used) {
            for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
                if (turned[turn] >= LIMITED * level[channel] && level[channel] < LIMITED * rate(channel)) {
                    turns.add(new LimitedTurn(graph.from[turn], channel));
                }
            }
        }
        return turns;
    }
}
