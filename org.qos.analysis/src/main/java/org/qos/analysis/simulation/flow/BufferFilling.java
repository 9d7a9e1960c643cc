package org.qos.analysis.simulation.flow;

import org.qos.analysis.audit.traffic.Channel;

/**
 * Flows that fill and empty buffers, in short steps of time. A buffer has a queue for each channel that its content takes
 * then; the queues share its room. In a step, a queue or a source sends what it had at the beginning, as far as VL
 * arbitration and the room in the next buffer let it; inputs of a channel that have more share equally what the others leave.
 * The content of a queue is mixed: what leaves it has the same parts of flows as the queue.
 */
final class BufferFilling {

    /** The part of a queue that leaves it in a step, from which on its content does not wait. */
    private static final double FLOWING = 0.5;

    private final FlowGraph graph;
    private final VlCapacity[] capacities;
    private final FillingState state;
    private final double bufferBytes;
    /** What 1 Gb/s carries in a step, in bytes. */
    private final double unit;

    /** Which channels have a buffer that packets leave again. */
    private final boolean[] isForwarded;
    /** What the inputs of a channel have. */
    private final double[] has;
    /** What a channel can send in the step. */
    private final double[] demand;
    /** What one input of a channel may send in the step. */
    private final double[] level;
    /** Which part of a queue leaves it in the step. */
    private final double[] leaving;

    BufferFilling(FlowGraph graph, VlCapacity[] capacities, FillingState state, double bufferBytes, double unit) {
        this.graph = graph;
        this.capacities = capacities;
        this.state = state;
        this.bufferBytes = bufferBytes;
        this.unit = unit;
        int channels = state.filled.length;
        has = new double[channels];
        demand = new double[channels];
        level = new double[channels];
        leaving = new double[state.queued.length];
        isForwarded = new boolean[channels];
        for (int channel : graph.from) {
            isForwarded[channel] = true;
        }
    }

    /**
     * Takes a step of time.
     *
     * @param sharesOnly whether VLs get nothing beyond their share of VL arbitration
     */
    void step(boolean sharesOnly) {
        for (int flow = 0; flow < graph.offered.length; flow++) {
            state.content[graph.firstHop[flow]] += graph.offered[flow] * unit;
        }
        ask();
        arbitrate(sharesOnly);
        send();
    }

    /** Whether packets always wait in a queue, as far as the last step shows. */
    boolean isWaiting(int turn) {
        return leaving[turn] < FLOWING && state.queued[turn] > 0;
    }

    private void ask() {
        for (int channel : graph.used) {
            double sum = 0;
            for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
                sum += state.queued[turn];
            }
            for (int place = graph.firstFlow[channel]; place < graph.firstFlow[channel + 1]; place++) {
                sum += atSource(place);
            }
            has[channel] = sum;
            demand[channel] =
                    isForwarded[channel] ? Math.min(sum, Math.max(0, bufferBytes - state.filled[channel])) : sum;
        }
    }

    private double atSource(int place) {
        return state.content[graph.firstHop[graph.starting[place]]];
    }

    private void arbitrate(boolean sharesOnly) {
        for (int first = 0; first < graph.used.length; first = graph.nextLink(first)) {
            int link = Channel.link(graph.used[first]);
            capacities[link].limit(link, demand, unit, sharesOnly);
        }
        for (int channel : graph.used) {
            level[channel] =
                    demand[channel] < has[channel] ? level(channel, demand[channel]) : Double.POSITIVE_INFINITY;
        }
    }

    /** What one input of a channel may send, so that all send an amount together. */
    private double level(int channel, double amount) {
        double found = 0;
        boolean again = true;
        while (again) {
            double left = amount;
            int limited = 0;
            for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
                boolean isLimited = state.queued[turn] > found;
                limited += isLimited ? 1 : 0;
                left -= isLimited ? 0 : state.queued[turn];
            }
            for (int place = graph.firstFlow[channel]; place < graph.firstFlow[channel + 1]; place++) {
                boolean isLimited = atSource(place) > found;
                limited += isLimited ? 1 : 0;
                left -= isLimited ? 0 : atSource(place);
            }
            double higher = limited == 0 ? found : left / limited;
            again = higher > found;
            found = Math.max(found, higher);
        }
        return found;
    }

    private void send() {
        for (int channel : graph.used) {
            for (int turn = graph.firstTurn[channel]; turn < graph.firstTurn[channel + 1]; turn++) {
                leaving[turn] = state.queued[turn] <= level[channel] ? 1 : level[channel] / state.queued[turn];
                state.queued[turn] -= leaving[turn] * state.queued[turn];
            }
        }
        for (int flow = 0; flow < graph.offered.length; flow++) {
            int first = graph.firstHop[flow];
            double moved = Math.min(state.content[first], level[graph.channels[first]]);
            state.content[first] -= moved;
            for (int hop = first + 1; hop < graph.firstHop[flow + 1]; hop++) {
                int turn = graph.turns[hop];
                double left = state.content[hop] * leaving[turn];
                state.content[hop] += moved - left;
                state.queued[turn] += moved;
                moved = left;
            }
            state.delivered[flow] += moved;
        }
        state.fill();
    }
}
