package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Splits a set of classes into parts that the same things accept. */
final class AxisSplit {

    private static final Comparator<Part<?>> FEWEST_FIRST =
            Comparator.comparingInt(part -> part.alive().size());

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
        for (T thing : things) {
            sets.add(accepted.apply(thing).and(set));
        }
        sets.add(set);
        List<Part<T>> parts = new ArrayList<>();
        for (Map.Entry<BitSet, ClassSet.Builder> part : parts(sets).entrySet()) {
            parts.add(new Part<>(part.getValue().build(), accepting(part.getKey(), things)));
        }
        parts.sort(FEWEST_FIRST);
        return parts;
    }

    private static <T> List<T> accepting(BitSet containing, List<T> things) {
        List<T> accepting = new ArrayList<>(containing.cardinality());
        for (int i = containing.nextSetBit(0); i >= 0 && i < things.size(); i = containing.nextSetBit(i + 1)) {
            accepting.add(things.get(i));
        }
        return accepting;
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
        int count = 0;
        for (ClassSet set : sets) {
            count += 2 * set.intervals();
        }
        long[] edges = new long[count];
        int size = 0;
        for (int of = 0; of < sets.size(); of++) {
            ClassSet set = sets.get(of);
            for (int i = 0; i < set.intervals(); i++) {
                edges[size++] = (long) set.first(i) << Integer.SIZE | of;
                edges[size++] = (long) set.end(i) << Integer.SIZE | of;
            }
        }
        Arrays.sort(edges);
        return edges;
    }

    /**
     * A part of a set.
     *
     * @param classes its classes
     * @param alive what accepts all of them; the others accept none
     */
    record Part<T>(ClassSet classes, List<T> alive) {}
}
