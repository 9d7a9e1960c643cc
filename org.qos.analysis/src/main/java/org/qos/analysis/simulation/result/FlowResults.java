package org.qos.analysis.simulation.result;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.qos.analysis.simulation.traffic.RoutedTraffic;

/** What each flow gets, made when asked for: of millions of flows, objects would take more memory than all else. */
public final class FlowResults extends AbstractList<FlowResult> implements RandomAccess {

    private final RoutedTraffic traffic;
    private final IntToDoubleFunction gigabits;
    private final IntPredicate uncertain;

    /**
     * The results of traffic.
     *
     * @param gigabits what a flow gets, in Gb/s
     * @param uncertain whether the flow model does not know this for sure
     */
    FlowResults(RoutedTraffic traffic, IntToDoubleFunction gigabits, IntPredicate uncertain) {
        this.traffic = traffic;
        this.gigabits = gigabits;
        this.uncertain = uncertain;
    }

    /** What a flow gets, in Gb/s. */
    double gigabits(int flow) {
        return gigabits.applyAsDouble(flow);
    }

    /** How many flows may get another rate, see {@link FlowResult#uncertain}. */
    public long uncertain() {
        return IntStream.range(0, size()).filter(uncertain).count();
    }

    @Override
    public FlowResult get(int flow) {
        return new FlowResult(
                traffic.flows().get(flow),
                traffic.network().flows().gigabits()[flow],
                gigabits(flow),
                uncertain.test(flow));
    }

    @Override
    public int size() {
        return traffic.flows().size();
    }
}
