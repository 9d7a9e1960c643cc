package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Ranges;

/** Finds the classes of the values of a field. */
final class FieldClasses {

    private final Axis field;
    private final Map<Ranges, Integer> numbers = new LinkedHashMap<>();

    private FieldClasses(Axis field) {
        this.field = field;
    }

    static AxisClasses of(Axis field, List<BoundPolicy> policies) {
        FieldClasses classes = new FieldClasses(field);
        int[][] setOfRule = policies.stream()
                .map(policy -> policy.policy().rules().stream()
                        .mapToInt(classes::number)
                        .toArray())
                .toArray(int[][]::new);
        List<Ranges> sets = new ArrayList<>(classes.numbers.keySet());
        ValueIntervals intervals = new ValueIntervals(sets, field.max());
        AxisValues values = field == Axis.PKEY ? withValidPkey(intervals.values()) : intervals.values();
        return new AxisClasses(
                values, sets.stream().map(intervals::classesOf).map(List::of).toList(), setOfRule);
    }

    private int number(MatchRule rule) {
        Ranges stated = field.values(rule);
        return stated.isEmpty() ? AxisClasses.NOT_STATED : numbers.computeIfAbsent(stated, set -> numbers.size());
    }

    /**
     * No partition has the P_Key 0 (IBTA 1.2.1, 10.9.2), so that it is a witness only where it is alone in its class.
     */
    private static AxisValues withValidPkey(AxisValues values) {
        long[] witnesses = values.witnesses();
        for (int number = 1; number < witnesses.length; number++) {
            if (witnesses[number] == 0 && values.weights()[number] > 1) {
                witnesses[number] = 1;
            }
        }
        return values;
    }
}
