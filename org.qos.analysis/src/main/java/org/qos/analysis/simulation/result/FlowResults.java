package org.qos.analysis.simulation.result;

import java.util.AbstractList;
import java.util.RandomAccess;
import java.util.function.IntPredicate;
import java.util.function.IntToDoubleFunction;
import java.util.stream.IntStream;
import org.qos.analysis.simulation.traffic.RoutedTraffic;

/** What each flow gets, made when asked for: of millions of flows, objects would take more memory than all else. */
final class FlowResults extends AbstractList<FlowResult> implements RandomAccess {

    private final RoutedTraffic traffic;
    private final double[] gigabits;
    private final boolean[] uncertain;

    /**
     * The results of traffic.
     *
     * @param gigabits what a flow gets, in Gb/s
     * @param uncertain whether the flow model does not know this for sure
     */
    FlowResults(RoutedTraffic traffic, IntToDoubleFunction gigabits, IntPredicate uncertain) {
        this.traffic = traffic;
        int flows = traffic.flows().size();
        this.gigabits = IntStream.range(0, flows).mapToDouble(gigabits).toArray();
        this.uncertain = new boolean[flows];
        for (int flow = 0; flow < flows; flow++) {
            this.uncertain[flow] = uncertain.test(flow);
        }
    }

    /** What a flow gets, in Gb/s. */
    double gigabits(int flow) {
        return gigabits[flow];
    }

    @Override
    public FlowResult get(int flow) {
        return new FlowResult(
                traffic.flows().get(flow),
                traffic.network().flows().get(flow).gigabits(),
                gigabits[flow],
                uncertain[flow]);
    }

    @Override
    public int size() {
        return gigabits.length;
    }
}
