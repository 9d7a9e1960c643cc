package org.qos.analysis.simulation.flow;

import java.util.concurrent.CancellationException;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.simulation.network.Ticks;
import org.qos.analysis.simulation.packet.PacketSettings;

/**
 * Follows the buffers of a network that starts empty, until nothing but backlogs changes any more. While rates stay as they
 * are and only the content of buffers changes, it leaps nearly to the next moment at which a buffer is full or empty.
 */
final class FillingRun {

    /** How long a step is at most, in ns: about what a packet takes through a switch. */
    private static final double STEP = 160;
    /** The part of a buffer that a link fills in a step at most. */
    private static final double FILLED = 0.4;
    /** How many steps are compared with as many before. */
    private static final int WINDOW = 125;
    /** In how many windows at the start VLs get nothing beyond their shares, when they are held to them. */
    private static final int SHARES = 4;
    /** How many times the simulated time is followed to see whether rates still change. */
    private static final double LONGER = 8;
    /** How much is followed at most: parts of the graph, each in all steps. */
    private static final double MAX_WORK = 4e8;

    /** By which part of it a rate may change in a leap, when it changes as in the last windows. */
    private static final double EVEN = 0.02;

    private static final double MIN_LEAP = 2;
    /** Which part of the time to the next event is leapt over. */
    private static final double LEAP = 0.8;
    /** By which part of it a rate changes in a window at most when it is settled. */
    private static final double SETTLED = 1e-4;
    /** From which change on a rate of a network that does not settle is one of those that do not. */
    private static final double UNSETTLED = 1e-3;
    /** What is left of a former change after a window. */
    private static final double FORGET = 0.8;
    /** Which growth of content counts as none, in Gb/s. */
    private static final double NO_GROWTH = 1e-4;
    /** Which rates in Gb/s count as nothing. */
    private static final double NO_RATE = 0.1;

    private static final double NANOS = 1000;

    private final FlowGraph graph;
    private final BufferFilling filling;
    private final FillingState state;
    private final FillingState before;
    private final double bufferBytes;
    /** When counting begins, in ns. */
    private final double begin;
    /** When it ends. */
    private final double end;
    /** How long a window is. */
    private final double window;
    /** What 1 Gb/s carries in a window, in bytes. */
    private final double unit;

    private double now;
    private boolean isSettled;
    /** The rates in the last window. */
    private final double[] rates;
    /** By which part a rate has changed in the last window at most. */
    private double change;
    /** By which part each rate has changed in the last windows; less counts what is longer ago. */
    private final double[] changes;
    /** The bits of each flow in the counted time. */
    private final double[] counted;

    FillingRun(FlowGraph graph, VlCapacity[] capacities, PacketSettings settings) {
        this.graph = graph;
        bufferBytes = settings.bufferBytes();
        end = end(settings);
        begin = end - NANOS * Ticks.micros(settings.countedTicks());
        double step = step(capacities, bufferBytes);
        window = WINDOW * step;
        unit = window / Byte.SIZE;
        state = new FillingState(graph);
        before = new FillingState(graph);
        filling = new BufferFilling(graph, capacities, state, bufferBytes, step / Byte.SIZE);
        rates = new double[graph.offered.length];
        changes = new double[rates.length];
        counted = new double[rates.length];
    }

    /** Whether a network is small enough to be followed to the end of the counted time without leaps. */
    static boolean isFeasible(FlowGraph graph, VlCapacity[] capacities, PacketSettings settings) {
        return work(graph) * (end(settings) / step(capacities, settings.bufferBytes()) + WINDOW) <= MAX_WORK;
    }

    private static double work(FlowGraph graph) {
        return 1.0 + graph.channels.length + graph.from.length + graph.used.length;
    }

    private static double end(PacketSettings settings) {
        return NANOS * Ticks.micros(settings.warmUpTicks() + settings.countedTicks());
    }

    private static double step(VlCapacity[] capacities, double bufferBytes) {
        double fastest = 0;
        for (VlCapacity capacity : capacities) {
            fastest = Math.max(fastest, capacity == null ? 0 : capacity.rate());
        }
        return Math.min(STEP, FILLED * bufferBytes * Byte.SIZE / fastest);
    }

    /**
     * Follows the network to the end of the counted time, and longer until it is settled.
     *
     * @param sharesFirst whether VLs get nothing beyond their share of VL arbitration at first, as if all had been busy before
     * @throws CancellationException when the thread is interrupted
     */
    void run(boolean sharesFirst) {
        double first = sharesFirst ? SHARES * window : 0;
        double steps = MAX_WORK / work(graph);
        while (steps > 0 && now < LONGER * end && !isSettled) {
            Interruption.check();
            pass(now < first);
            if (now > first) {
                settle();
            }
            steps -= WINDOW;
        }
        if (isSettled && now < end) {
            count(end - now);
        }
    }

    /** Lets a window of time pass. */
    private void pass(boolean sharesOnly) {
        before.copy(state);
        for (int step = 0; step < WINDOW; step++) {
            filling.step(sharesOnly);
        }
        state.sum();
        change = 0;
        for (int flow = 0; flow < rates.length; flow++) {
            double rate = (state.delivered[flow] - before.delivered[flow]) / unit;
            double own = Math.abs(rate - rates[flow]) / (NO_RATE + rate);
            change = Math.max(change, own);
            changes[flow] = Math.max(FORGET * changes[flow], own);
            rates[flow] = rate;
        }
        count(window);
    }

    /** Counts what flows deliver at their rates. */
    private void count(double nanos) {
        double part = Math.max(0, Math.min(now + nanos, end) - Math.max(now, begin));
        for (int flow = 0; flow < rates.length; flow++) {
            counted[flow] += rates[flow] * part;
        }
        now += nanos;
    }

    /** Finds out whether the rates are settled; leaps when they are for the time being. */
    private void settle() {
        double event = state.timesToEvent(before, bufferBytes, NO_GROWTH * unit);
        isSettled = change <= SETTLED && now + event * window > LONGER * end;
        double recent = 0;
        for (double own : changes) {
            recent = Math.max(recent, own);
        }
        double leap = Math.min(LEAP * event, EVEN / recent);
        if (!isSettled && event < Double.POSITIVE_INFINITY && leap >= MIN_LEAP) {
            state.leap(before, leap);
            count(leap * window);
        }
    }

    /** What flows get in the counted time, in Gb/s. */
    double[] means() {
        double[] means = new double[counted.length];
        for (int flow = 0; flow < means.length; flow++) {
            means[flow] = counted[flow] / (end - begin);
        }
        return means;
    }

    /** What a flow gets at last, in Gb/s. */
    double rate(int flow) {
        return rates[flow];
    }

    /** Whether the rate of a flow still changes at last. */
    boolean isChanging(int flow) {
        return !isSettled && changes[flow] > UNSETTLED;
    }

    /** Whether packets always wait in a queue. */
    boolean isWaiting(int turn) {
        return filling.isWaiting(turn);
    }
}
