package org.qos.runtime.match.compiled;

import java.util.List;
import java.util.function.Function;
import java.util.stream.IntStream;

/**
 * Short lists of numbers, one after the other in an array.
 *
 * @param ends where each list ends; it begins where the one before it ends
 * @param numbers the numbers of all lists
 */
record NumberLists(int[] ends, int[] numbers) {

    static <T> NumberLists of(List<T> things, Function<T, IntStream> list) {
        int[] ends = new int[things.size()];
        IntStream.Builder numbers = IntStream.builder();
        int end = 0;
        for (int i = 0; i < ends.length; i++) {
            int[] some = list.apply(things.get(i)).toArray();
            IntStream.of(some).forEach(numbers);
            end += some.length;
            ends[i] = end;
        }
        return new NumberLists(ends, numbers.build().toArray());
    }

    /** Where a list begins. */
    int begin(int list) {
        return list == 0 ? 0 : ends[list - 1];
    }

    /** How many bytes its arrays have. */
    long bytes() {
        return (long) Integer.BYTES * (ends.length + numbers.length);
    }
}
