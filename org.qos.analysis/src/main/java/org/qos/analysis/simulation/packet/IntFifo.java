package org.qos.analysis.simulation.packet;

import java.util.Arrays;

/** Numbers, the first in first out. */
final class IntFifo {

    private static final int FIRST_SIZE = 8;

    private int[] values = new int[FIRST_SIZE];
    private int first;
    private int size;

    boolean isEmpty() {
        return size == 0;
    }

    int size() {
        return size;
    }

    int first() {
        return values[first];
    }

    void add(int value) {
        if (size == values.length) {
            int[] grown = Arrays.copyOf(values, 2 * size);
            System.arraycopy(values, 0, grown, size, first);
            values = grown;
        }
        values[first + size & values.length - 1] = value;
        size++;
    }

    int take() {
        int value = values[first];
        first = first + 1 & values.length - 1;
        size--;
        return value;
    }
}
