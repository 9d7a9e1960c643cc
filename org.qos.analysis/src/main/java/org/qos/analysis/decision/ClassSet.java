package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** An immutable set of class numbers, stored as ascending intervals that neither overlap nor touch. */
public final class ClassSet {

    /** The set without a class. */
    public static final ClassSet EMPTY = new ClassSet(new int[0]);

    /** The set of class 0 alone. */
    static final ClassSet ZERO = range(0, 1);

    /** Alternating: the first number of an interval, and the number after its last. */
    private final int[] bounds;

    private ClassSet(int[] bounds) {
        this.bounds = bounds;
    }

    /** The set of one class. */
    public static ClassSet of(int number) {
        return number == 0 && ZERO != null ? ZERO : range(number, number + 1);
    }

    /** The set of the classes from the first number to the one before the end. */
    public static ClassSet range(int first, int end) {
        return first >= end ? EMPTY : new ClassSet(new int[] {first, end});
    }

    /** The set of the numbers of bits that are set. */
    public static ClassSet of(BitSet bits) {
        Builder builder = new Builder();
        for (int first = bits.nextSetBit(0); first >= 0; ) {
            int end = bits.nextClearBit(first);
            builder.add(first, end);
            first = bits.nextSetBit(end);
        }
        return builder.build();
    }

    /** The classes that are in one of some sets. */
    static ClassSet union(List<ClassSet> sets) {
        if (sets.size() == 1) {
            return sets.get(0);
        }
        BitSet all = new BitSet();
        sets.forEach(set -> set.forEachInterval(all::set));
        return of(all);
    }

    /** Whether the set has no class. */
    public boolean isEmpty() {
        return bounds.length == 0;
    }

    /** Whether the set is that of class 0 alone. */
    boolean isZero() {
        return bounds.length == 2 && bounds[0] == 0 && bounds[1] == 1;
    }

    /** How many classes the set has. */
    public int size() {
        int size = 0;
        for (int i = 0; i < bounds.length; i += 2) {
            size += bounds[i + 1] - bounds[i];
        }
        return size;
    }

    /**
     * The lowest class.
     *
     * @throws IllegalStateException if the set is empty
     */
    public int first() {
        if (isEmpty()) {
            throw new IllegalStateException("an empty set of classes");
        }
        return bounds[0];
    }

    /** Whether the set has a class. */
    public boolean contains(int number) {
        int at = Arrays.binarySearch(bounds, number);
        return at >= 0 ? at % 2 == 0 : -at % 2 == 0;
    }

    /** Whether every class of the other set is in this one. */
    public boolean containsAll(ClassSet other) {
        int at = 0;
        for (int i = 0; i < other.bounds.length; i += 2) {
            while (at < bounds.length && bounds[at + 1] <= other.bounds[i]) {
                at += 2;
            }
            if (at == bounds.length || other.bounds[i] < bounds[at] || bounds[at + 1] < other.bounds[i + 1]) {
                return false;
            }
        }
        return true;
    }

    /** Whether both sets have a class in common. */
    public boolean intersects(ClassSet other) {
        int at = 0;
        int of = 0;
        while (at < bounds.length && of < other.bounds.length) {
            if (bounds[at + 1] <= other.bounds[of]) {
                at += 2;
            } else if (other.bounds[of + 1] <= bounds[at]) {
                of += 2;
            } else {
                return true;
            }
        }
        return false;
    }

    /** The classes that are in both sets; one of the sets itself if the other contains it. */
    public ClassSet and(ClassSet other) {
        if (this == other || other.containsAll(this)) {
            return this;
        }
        if (containsAll(other)) {
            return other;
        }
        Builder both = new Builder();
        int at = 0;
        int of = 0;
        while (at < bounds.length && of < other.bounds.length) {
            both.add(Math.max(bounds[at], other.bounds[of]), Math.min(bounds[at + 1], other.bounds[of + 1]));
            if (bounds[at + 1] <= other.bounds[of + 1]) {
                at += 2;
            } else {
                of += 2;
            }
        }
        return both.build();
    }

    /** The classes that are in one of both sets; one of the sets itself if it contains the other. */
    public ClassSet or(ClassSet other) {
        if (containsAll(other)) {
            return this;
        }
        if (other.containsAll(this)) {
            return other;
        }
        Builder either = new Builder();
        int at = 0;
        int of = 0;
        while (at < bounds.length || of < other.bounds.length) {
            if (of == other.bounds.length || at < bounds.length && bounds[at] <= other.bounds[of]) {
                either.add(bounds[at], bounds[at + 1]);
                at += 2;
            } else {
                either.add(other.bounds[of], other.bounds[of + 1]);
                of += 2;
            }
        }
        return either.build();
    }

    /** The classes of this set that are not in the other. */
    public ClassSet minus(ClassSet other) {
        if (!intersects(other)) {
            return this;
        }
        Builder rest = new Builder();
        int of = 0;
        for (int at = 0; at < bounds.length; at += 2) {
            int from = bounds[at];
            while (of < other.bounds.length && other.bounds[of + 1] <= from) {
                of += 2;
            }
            for (int next = of; next < other.bounds.length && other.bounds[next] < bounds[at + 1]; next += 2) {
                rest.add(from, other.bounds[next]);
                from = Math.max(from, other.bounds[next + 1]);
            }
            rest.add(from, bounds[at + 1]);
        }
        return rest.build();
    }

    /** How many intervals the set has; for loops in which the call of a consumer would take longer than its work. */
    int intervals() {
        return bounds.length / 2;
    }

    /** The first class of an interval, counted from 0. */
    int first(int interval) {
        return bounds[2 * interval];
    }

    /** The number after the last class of an interval, counted from 0. */
    int end(int interval) {
        return bounds[2 * interval + 1];
    }

    /** Calls the consumer for each class, ascending. */
    public void forEach(IntConsumer consumer) {
        for (int i = 0; i < bounds.length; i += 2) {
            for (int number = bounds[i]; number < bounds[i + 1]; number++) {
                consumer.accept(number);
            }
        }
    }

    /** Calls the consumer for each interval: its first class, and the number after its last. */
    void forEachInterval(Intervals consumer) {
        for (int i = 0; i < bounds.length; i += 2) {
            consumer.accept(bounds[i], bounds[i + 1]);
        }
    }

    /** The classes, ascending. */
    public IntStream stream() {
        return IntStream.iterate(0, i -> i < bounds.length, i -> i + 2)
                .flatMap(i -> IntStream.range(bounds[i], bounds[i + 1]));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof ClassSet set && Arrays.equals(bounds, set.bounds);
    }

    @Override
    public int hashCode() {
        return Arrays.hashCode(bounds);
    }

    @Override
    public String toString() {
        return stream().boxed().toList().toString();
    }

    /** Receives intervals. */
    interface Intervals {

        /** An interval: its first class, and the number after its last. */
        void accept(int first, int end);
    }

    /** Collects intervals in ascending order. */
    static final class Builder {

        private int[] bounds = new int[8];
        private int size;

        /** Adds an interval that does not begin before the last one; one without a class is left out. */
        void add(int first, int end) {
            if (first >= end) {
                return;
            }
            if (size > 0 && bounds[size - 1] >= first) {
                bounds[size - 1] = Math.max(bounds[size - 1], end);
                return;
            }
            if (size == bounds.length) {
                bounds = Arrays.copyOf(bounds, 2 * size);
            }
            bounds[size++] = first;
            bounds[size++] = end;
        }

        ClassSet build() {
            return size == 0 ? EMPTY : new ClassSet(Arrays.copyOf(bounds, size));
        }
    }
}
