package org.qos.analysis.simulation.flow;

import java.util.Arrays;

/** What buffers and sources hold, in bytes. */
final class FillingState {

    private final FlowGraph graph;

    /** What the buffer before each hop of a flow holds of it; for the first hop, what its source has to send. */
    final double[] content;
    /** What each queue holds, by its turn. */
    final double[] queued;
    /** What the buffer of each channel holds. */
    final double[] filled;
    /** What each flow has delivered. */
    final double[] delivered;

    FillingState(FlowGraph graph) {
        this.graph = graph;
        content = new double[graph.channels.length];
        queued = new double[graph.from.length];
        filled = new double[graph.firstFlow.length - 1];
        delivered = new double[graph.offered.length];
    }

    void copy(FillingState other) {
        System.arraycopy(other.content, 0, content, 0, content.length);
        System.arraycopy(other.queued, 0, queued, 0, queued.length);
        System.arraycopy(other.filled, 0, filled, 0, filled.length);
        System.arraycopy(other.delivered, 0, delivered, 0, delivered.length);
    }

    /** Adds up the content of queues and buffers again, so that rounding does not add up. */
    void sum() {
        Arrays.fill(queued, 0);
        for (int flow = 0; flow < delivered.length; flow++) {
            for (int hop = graph.firstHop[flow] + 1; hop < graph.firstHop[flow + 1]; hop++) {
                queued[graph.turns[hop]] += content[hop];
            }
        }
        fill();
    }

    /** Sets what buffers hold to what their queues do. */
    void fill() {
        for (int channel : graph.used) {
            filled[channel] = 0;
        }
        for (int turn = 0; turn < queued.length; turn++) {
            filled[graph.from[turn]] += queued[turn];
        }
    }

    /** Lets content change some times as much as it has since a time before. */
    void leap(FillingState before, double times) {
        for (int hop = 0; hop < content.length; hop++) {
            if (content[hop] < Double.POSITIVE_INFINITY) {
                content[hop] = Math.max(0, content[hop] + times * (content[hop] - before.content[hop]));
            }
        }
        sum();
    }

    /**
     * After how many times the change since a time before a buffer is full, or a queue or the backlog of a source is empty.
     *
     * @param minChange the smallest change that counts
     */
    double timesToEvent(FillingState before, double bufferBytes, double minChange) {
        double times = Double.POSITIVE_INFINITY;
        for (int channel : graph.used) {
            double growth = filled[channel] - before.filled[channel];
            times = Math.min(times, growth > minChange ? (bufferBytes - filled[channel]) / growth : times);
        }
        for (int turn = 0; turn < queued.length; turn++) {
            double growth = queued[turn] - before.queued[turn];
            double room = growth > 0 ? bufferBytes - queued[turn] : queued[turn];
            times = Math.min(times, Math.abs(growth) > minChange ? room / Math.abs(growth) : times);
        }
        for (int flow = 0; flow < delivered.length; flow++) {
            int first = graph.firstHop[flow];
            double fall = before.content[first] - content[first];
            times = Math.min(times, fall > minChange ? content[first] / fall : times);
        }
        return times;
    }
}
