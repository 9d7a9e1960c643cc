package org.qos.runtime.match.compiled;

import java.util.Arrays;
import java.util.function.IntConsumer;

/**
 * An immutable set of numbers from 0, of rules or of groups. Of its bits only the words are kept that are not zero, as
 * most sets have few numbers and some have nearly all.
 */
final class NumberSet {

    static final NumberSet EMPTY = new NumberSet(new int[0], new long[0]);

    private final int[] places;
    private final long[] words;

    /**
     * A set as it is stored.
     *
     * @param places the places of the words, ascending
     * @param words the words, none of them zero
     */
    NumberSet(int[] places, long[] words) {
        this.places = places;
        this.words = words;
    }

    /** The set whose bits are set in the words. */
    static NumberSet of(long[] bits) {
        int count = 0;
        for (long word : bits) {
            count += word == 0 ? 0 : 1;
        }
        int[] places = new int[count];
        long[] words = new long[count];
        int next = 0;
        for (int place = 0; next < count; place++) {
            if (bits[place] != 0) {
                places[next] = place;
                words[next++] = bits[place];
            }
        }
        return count == 0 ? EMPTY : new NumberSet(places, words);
    }

    /** Adds the numbers to the bits. */
    void addTo(long[] bits) {
        for (int i = 0; i < places.length; i++) {
            bits[places[i]] |= words[i];
        }
    }

    /** Calls the consumer for each number in ascending order. */
    void forEach(IntConsumer consumer) {
        for (int i = 0; i < places.length; i++) {
            for (long word = words[i]; word != 0; word &= word - 1) {
                consumer.accept(places[i] * Long.SIZE + Long.numberOfTrailingZeros(word));
            }
        }
    }

    /** The places of the words; not to be changed. */
    int[] places() {
        return places;
    }

    /** The words; not to be changed. */
    long[] words() {
        return words;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof NumberSet set && Arrays.equals(places, set.places) && Arrays.equals(words, set.words);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(places) + Arrays.hashCode(words);
    }
}
