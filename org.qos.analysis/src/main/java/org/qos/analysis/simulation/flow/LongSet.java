package org.qos.analysis.simulation.flow;

import java.util.Arrays;

/** Different numbers from 0 on, in a hash table without objects. */
final class LongSet {

    private static final int FIRST_SIZE = 1 << 10;
    private static final long SPREAD = 0x9e3779b97f4a7c15L;
    private static final long EMPTY = -1;

    private long[] values = empty(FIRST_SIZE);
    private int size;

    private static long[] empty(int length) {
        long[] table = new long[length];
        Arrays.fill(table, EMPTY);
        return table;
    }

    void add(long value) {
        if (enter(value) && ++size * 2 > values.length) {
            long[] old = values;
            values = empty(2 * old.length);
            for (long known : old) {
                if (known != EMPTY) {
                    enter(known);
                }
            }
        }
    }

    private boolean enter(long value) {
        int place = (int) (value * SPREAD >>> Integer.SIZE) & values.length - 1;
        while (values[place] != EMPTY && values[place] != value) {
            place = place + 1 & values.length - 1;
        }
        boolean isNew = values[place] == EMPTY;
        values[place] = value;
        return isNew;
    }

    /** The numbers, ascending. */
    long[] sorted() {
        return Arrays.stream(values).filter(value -> value != EMPTY).sorted().toArray();
    }
}
