package org.qos.analysis.simulation.flow;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.qos.analysis.audit.traffic.Channel;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.simulation.flow.FlowRates.LimitedTurn;
import org.qos.analysis.simulation.network.Network;

/**
 * The rates of flows while all buffers of busy channels are full. Each channel has a level: what one of its inputs, a
 * buffer or a source, may send into it. Inputs that have more share what the others leave. What a channel may send is
 * what VL arbitration gives it, and less where its own packets wait: a full buffer holds packets for all its channels,
 * so that the one that waits longest limits all others (head-of-line blocking). The levels are found by repeated
 * improvement.
 */
final class LevelModel {

    private static final int MAX_ROUNDS = 20_000;
    private static final double PRECISION = 1e-4;
    /** How far a level goes to where it should be in the first round; it goes half as far after a number of rounds. */
    private static final double FIRST_STEP = 0.5;

    private static final double SLOWER = 1000;
    private static final double ALLOWANCE = 0.002;
    /** From which part of a level on an input counts as limited by it. */
    private static final double LIMITED = 0.995;
    /** From which part of its rate on a link can have been full before the one after it was. */
    private static final double BUSY = 0.85;
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
    /**
     * By which factor a channel may send more than arbitration gives it: more on each hop. Where two links one after
     * the other are full of the same flows, packets wait at the first one, whose arbitration alone decides.
     */
    private final double[] allowance;
    /** How much more a channel sends than it may, as a factor; below 1 where it may send more. */
    private final double[] pressure;

    private LevelModel(Network network, FlowGraph graph, VlCapacity[] capacities) {
        this.network = network;
        this.graph = graph;
        this.capacities = capacities;
        rates = new double[network.flows().size()];
        sent = new double[network.channels()];
        level = new double[network.channels()];
        pressure = new double[network.channels()];
        turned = new double[graph.from.length];
        allowance = new double[network.channels()];
        for (int flow = 0; flow < rates.length; flow++) {
            for (int hop = graph.firstHop[flow]; hop < graph.firstHop[flow + 1]; hop++) {
                int channel = graph.channels[hop];
                allowance[channel] = Math.max(allowance[channel], 1 + (hop - graph.firstHop[flow]) * ALLOWANCE);
            }
        }
    }

    /**
     * Computes the rates.
     *
     * @throws CancellationException when the thread is interrupted
     */
    static FlowRates of(Network network, FlowGraph graph, VlCapacity[] capacities) {
        return new LevelModel(network, graph, capacities).run();
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
        boolean[] uncertain = uncertain();
        fit();
        return new FlowRates(rates, sent, limited(), uncertain);
    }

    /** Takes back what links carry beyond their rate, which the allowance lets them. */
    private void fit() {
        double[] excess = new double[network.links().size()];
        for (int channel : graph.used) {
            excess[Channel.link(channel)] += sent[channel] / rate(channel);
        }
        Arrays.fill(sent, 0);
        for (int flow = 0; flow < rates.length; flow++) {
            double factor = 1;
            for (int hop = graph.firstHop[flow]; hop < graph.firstHop[flow + 1]; hop++) {
                factor = Math.max(factor, excess[Channel.link(graph.channels[hop])]);
            }
            rates[flow] /= factor;
            for (int hop = graph.firstHop[flow]; hop < graph.firstHop[flow + 1]; hop++) {
                sent[graph.channels[hop]] += rates[flow];
            }
        }
    }

    /**
     * Which flows pass two links in a row that are both busy, the first of which waits for the second. Where the VL of the
     * second carries what that of the first does, and nothing else, there is no choice.
     */
    private boolean[] uncertain() {
        boolean[] isBusy = new boolean[network.links().size()];
        double[] load = new double[network.links().size()];
        for (int channel : graph.used) {
            load[Channel.link(channel)] += sent[channel];
            isBusy[Channel.link(channel)] = load[Channel.link(channel)] >= BUSY * rate(channel);
        }
        boolean[] isOpen = open();
        boolean[] flows = new boolean[rates.length];
        for (int flow = 0; flow < rates.length; flow++) {
            for (int hop = graph.firstHop[flow]; hop < graph.firstHop[flow + 1]; hop++) {
                flows[flow] |= isOpen[graph.channels[hop]] && isHeld(flow, hop);
            }
            for (int hop = graph.firstHop[flow] + 1; hop < graph.firstHop[flow + 1]; hop++) {
                int before = graph.channels[hop - 1];
                int channel = graph.channels[hop];
                flows[flow] |= isBusy[Channel.link(before)]
                        && isBusy[Channel.link(channel)]
                        && isLimited(graph.turns[hop], channel)
                        && turned[graph.turns[hop]] < LIMITED * Math.max(sent[before], sent[channel]);
            }
        }
        return flows;
    }

    /**
     * Which channels limit some of their inputs although nothing fixes their level: their own link has room, and all that
     * waits for another channel comes from inputs that get their rate elsewhere. If both have the same rate, either
     * buffer may be the full one.
     */
    private boolean[] open() {
        boolean[] isOpen = new boolean[level.length];
        for (int channel : graph.used) {
            double capacity = allowance[channel] * capacities[Channel.link(channel)].of(channel, sent);
            isOpen[channel] = level[channel] < LIMITED * rate(channel) && sent[channel] < LIMITED * capacity;
        }
        for (int flow = 0; flow < rates.length; flow++) {
            for (int hop = graph.firstHop[flow]; hop + 1 < graph.firstHop[flow + 1]; hop++) {
                isOpen[graph.channels[hop]] &=
                        !isHeld(flow, hop) || !isLimited(graph.turns[hop + 1], graph.channels[hop + 1]);
            }
        }
        return isOpen;
    }

    /** Whether the level of a channel limits the input by which a flow comes. */
    private boolean isHeld(int flow, int hop) {
        int channel = graph.channels[hop];
        return hop == graph.firstHop[flow]
                ? graph.offered[flow] >= LIMITED * level[channel]
                : isLimited(graph.turns[hop], channel);
    }

    private boolean isLimited(int turn, int channel) {
        return turned[turn] >= LIMITED * level[channel] && level[channel] < LIMITED * rate(channel);
    }

    private double rate(int channel) {
        return network.links().get(Channel.link(channel)).gigabits();
    }

    /** Sends what the levels of the sources allow. */
    private void send() {
        Arrays.fill(sent, 0);
        Arrays.fill(turned, 0);
        for (int flow = 0; flow < rates.length; flow++) {
            int first = graph.firstHop[flow];
            double rate = Math.min(graph.offered[flow], level[graph.channels[first]]);
            rates[flow] = rate;
            sent[graph.channels[first]] += rate;
            for (int hop = first + 1; hop < graph.firstHop[flow + 1]; hop++) {
                sent[graph.channels[hop]] += rate;
                turned[graph.turns[hop]] += rate;
            }
        }
    }

    /** Compares what channels send with what they may. */
    private void press() {
        for (int channel : graph.used) {
            double capacity = allowance[channel] * capacities[Channel.link(channel)].of(channel, sent);
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
            double offered = graph.offered[graph.starting[place]];
            boolean isLimited = offered >= LIMITED * level[channel];
            limited += isLimited ? 1 : 0;
            left -= isLimited ? 0 : offered;
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
                if (isLimited(turn, channel)) {
                    turns.add(new LimitedTurn(graph.from[turn], channel));
                }
            }
        }
        return turns;
    }
}
