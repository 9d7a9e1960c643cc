package org.qos.analysis.simulation.result;

import java.util.BitSet;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.qos.analysis.simulation.traffic.TrafficClass;

/**
 * What a class of traffic gets.
 *
 * @param traffic the class
 * @param sls the SLs of its flows, ascending
 * @param flows how many flows it has
 * @param gigabits what they get together, in Gb/s
 * @param slowest what the slowest flow gets, in Gb/s; 0 without flows
 * @param fastest what the fastest flow gets, in Gb/s
 */
public record ClassResult(
        TrafficClass traffic, List<Integer> sls, int flows, double gigabits, double slowest, double fastest) {

    /** Copies the list. */
    public ClassResult {
        sls = List.copyOf(sls);
    }

    /** The result of a class by the SLs and the rates of its flows. */
    static ClassResult of(TrafficClass traffic, BitSet sls, DoubleSummaryStatistics rates) {
        boolean isEmpty = rates.getCount() == 0;
        return new ClassResult(
                traffic,
                sls.stream().boxed().toList(),
                (int) rates.getCount(),
                rates.getSum(),
                isEmpty ? 0 : rates.getMin(),
                isEmpty ? 0 : rates.getMax());
    }
}
