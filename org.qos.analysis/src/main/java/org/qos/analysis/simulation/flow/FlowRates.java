package org.qos.analysis.simulation.flow;

import java.util.List;

/**
 * What flows get.
 *
 * @param flows the rate of each flow in Gb/s
 * @param channels what each channel carries in Gb/s
 * @param limited which channels wait for which: the buffers that always have packets for another channel
 * @param uncertain which flows may get another rate: where the buffers were followed, those whose rates still change or that get
 *     another one after another start; else those that pass two busy links in a row, the first of which waits for the second, or
 *     a channel whose level nothing fixes; those that pass a link with packets of several sizes; and those whose rate depends on which
 *     table serves a VL of both
 */
public record FlowRates(double[] flows, double[] channels, List<LimitedTurn> limited, boolean[] uncertain) {

    /** Copies the list. */
    public FlowRates {
        limited = List.copyOf(limited);
    }

    /**
     * Packets wait in the buffer of a channel for another one.
     *
     * @param from the channel with the buffer
     * @param to the channel that they wait for
     */
    public record LimitedTurn(int from, int to) {}
}
