package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Splits a set of classes into parts that the same things accept. */
final class AxisSplit {

    private AxisSplit() {}

    /**
     * The parts, those that the fewest accept first.
     *
     * @param set the classes to split
     * @param things what accepts classes
     * @param accepted the classes that each accepts
     */
    static <T> List<Part<T>> of(ClassSet set, List<T> things, Function<T, ClassSet> accepted) {
        List<ClassSet> sets = things.stream().map(accepted).toList();
        int[] edges = IntStream.concat(set.bounds(), sets.stream().flatMapToInt(ClassSet::bounds))
                .sorted()
                .distinct()
                .toArray();
        BitSet[] alive = new BitSet[Math.max(0, edges.length - 1)];
        Arrays.setAll(alive, i -> new BitSet(sets.size()));
        for (int i = 0; i < sets.size(); i++) {
            int thing = i;
            sets.get(i).forEachInterval((first, end) -> {
                int to = Arrays.binarySearch(edges, end);
                for (int at = Arrays.binarySearch(edges, first); at < to; at++) {
                    alive[at].set(thing);
                }
            });
        }
        Map<BitSet, ClassSet.Builder> parts = new LinkedHashMap<>();
        for (int at = 0; at < alive.length; at++) {
            if (set.contains(edges[at])) {
                parts.computeIfAbsent(alive[at], some -> new ClassSet.Builder()).add(edges[at], edges[at + 1]);
            }
        }
        return parts.entrySet().stream()
                .sorted(Comparator.comparingInt(part -> part.getKey().cardinality()))
                .map(part -> new Part<>(
                        part.getValue().build(),
                        part.getKey().stream().mapToObj(things::get).toList()))
                .toList();
    }

    /**
     * A part of a set.
     *
     * @param classes its classes
     * @param alive what accepts all of them; the others accept none
     */
    record Part<T>(ClassSet classes, List<T> alive) {}
}
