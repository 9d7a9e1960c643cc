package org.qos.runtime.match.compiled;

import java.util.Arrays;

/**
 * Bit vectors of the rules of a shape, one after the other in an array of longs. A vector begins with two longs for
 * each block of 4096 rules: a summary, in which a bit says that a word of 64 rules is not zero, and the place of the
 * first of these words. Words that are zero are not stored.
 */
final class VectorStore {

    private long[] longs = new long[1024];
    private int end;

    /**
     * The word of a vector after those that the lower bits of a summary represent.
     *
     * @param header the place of the summary
     * @param below the lower bits
     */
    static long word(long[] longs, int header, long below) {
        return longs[(int) longs[header + 1] + Long.bitCount(longs[header] & below)];
    }

    /** How many longs are in use. */
    int size() {
        return end;
    }

    /** Forgets what was added since the size was that. */
    void truncate(int size) {
        end = size;
    }

    /** The array, cut to its size. */
    long[] toArray() {
        return Arrays.copyOf(longs, end);
    }

    /**
     * Adds a vector.
     *
     * @param places the places of the rules that it has, ascending
     * @param count how many they are
     * @param blocks how many blocks it has
     * @return where it begins
     */
    int add(int[] places, int count, int blocks) {
        int begin = reserve(2 * blocks);
        for (int next = 0; next < count; ) {
            int word = places[next] / Long.SIZE;
            long bits = 0;
            for (; next < count && places[next] / Long.SIZE == word; next++) {
                bits |= 1L << places[next];
            }
            int header = begin + 2 * (word / Long.SIZE);
            int place = reserve(1);
            longs[place] = bits;
            longs[header + 1] = longs[header] == 0 ? place : longs[header + 1];
            longs[header] |= 1L << word;
        }
        return begin;
    }

    private int reserve(int count) {
        int begin = end;
        end += count;
        longs = end > longs.length ? Arrays.copyOf(longs, 2 * end) : longs;
        Arrays.fill(longs, begin, end, 0);
        return begin;
    }
}
