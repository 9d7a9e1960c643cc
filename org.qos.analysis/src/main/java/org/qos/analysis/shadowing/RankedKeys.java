package org.qos.analysis.shadowing;

import java.util.Arrays;
import java.util.List;

/** The keys of all rules as ranks: numbers from 0 that have the same order, without gaps. */
final class RankedKeys {

    private final int[][] ranks = new int[Bounds.KEYS][];

    RankedKeys(List<Bounds> bounds) {
        for (int key = 0; key < Bounds.KEYS; key++) {
            ranks[key] = ranks(bounds, key);
        }
    }

    /** Sorts a part of a list of rules by the key that spreads them most. */
    void sort(int[] rules, int from, int to) {
        int[] rank = ranks[widest(rules, from, to)];
        long[] sorted = Arrays.stream(rules, from, to)
                .mapToLong(rule -> (long) rank[rule] << Integer.SIZE | rule)
                .sorted()
                .toArray();
        for (int i = from; i < to; i++) {
            rules[i] = (int) sorted[i - from];
        }
    }

    private int widest(int[] rules, int from, int to) {
        int widest = 0;
        int most = -1;
        for (int key = 0; key < Bounds.KEYS; key++) {
            int lowest = Integer.MAX_VALUE;
            int highest = -1;
            for (int i = from; i < to; i++) {
                lowest = Math.min(lowest, ranks[key][rules[i]]);
                highest = Math.max(highest, ranks[key][rules[i]]);
            }
            if (highest - lowest > most) {
                most = highest - lowest;
                widest = key;
            }
        }
        return widest;
    }

    private static int[] ranks(List<Bounds> bounds, int key) {
        long[] values = bounds.stream()
                .mapToLong(one -> one.key(key))
                .sorted()
                .distinct()
                .toArray();
        return bounds.stream()
                .mapToInt(one -> Arrays.binarySearch(values, one.key(key)))
                .toArray();
    }
}
