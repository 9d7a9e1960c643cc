package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.LongStream;

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
        List<ClassSet> sets = new ArrayList<>(things.size() + 1);
        things.forEach(thing -> sets.add(accepted.apply(thing).and(set)));
        sets.add(set);
        return parts(sets).entrySet().stream()
                .sorted(Comparator.comparingInt(part -> part.getKey().cardinality()))
                .map(part -> new Part<>(
                        part.getValue().build(),
                        part.getKey().stream()
                                .limit(part.getKey().cardinality() - 1L)
                                .mapToObj(things::get)
                                .toList()))
                .toList();
    }

    /** The parts of the last set by the sets that contain them, which it is one of. */
    private static Map<BitSet, ClassSet.Builder> parts(List<ClassSet> sets) {
        long[] edges = edges(sets);
        int last = sets.size() - 1;
        BitSet containing = new BitSet(sets.size());
        Map<BitSet, ClassSet.Builder> parts = new LinkedHashMap<>();
        for (int i = 0; i < edges.length; ) {
            int at = (int) (edges[i] >> Integer.SIZE);
            while (i < edges.length && edges[i] >> Integer.SIZE == at) {
                containing.flip((int) edges[i++]);
            }
            if (containing.get(last)) {
                ClassSet.Builder part = parts.get(containing);
                if (part == null) {
                    part = new ClassSet.Builder();
                    parts.put((BitSet) containing.clone(), part);
                }
                part.add(at, (int) (edges[i] >> Integer.SIZE));
            }
        }
        return parts;
    }

    /** Where an interval of a set begins or ends, ascending, each above the number of the set. */
    private static long[] edges(List<ClassSet> sets) {
        LongStream.Builder edges = LongStream.builder();
        for (int i = 0; i < sets.size(); i++) {
            int of = i;
            sets.get(i).forEachInterval((first, end) -> {
                edges.add((long) first << Integer.SIZE | of);
                edges.add((long) end << Integer.SIZE | of);
            });
        }
        return edges.build().sorted().toArray();
    }

    /**
     * A part of a set.
     *
     * @param classes its classes
     * @param alive what accepts all of them; the others accept none
     */
    record Part<T>(ClassSet classes, List<T> alive) {}
}
