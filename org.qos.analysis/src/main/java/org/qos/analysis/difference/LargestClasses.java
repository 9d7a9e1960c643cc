package org.qos.analysis.difference;

import java.util.Comparator;
import java.util.List;
import java.util.PriorityQueue;

/** Keeps the classes of most pairs of ports of any number of them; of equal ones those of the first rules. */
final class LargestClasses {

    private static final Comparator<CountedRules> LARGEST_FIRST = Comparator.comparingLong(CountedRules::pairs)
            .reversed()
            .thenComparingInt(CountedRules::before)
            .thenComparingInt(CountedRules::after);

    private final int limit;
    private final PriorityQueue<CountedRules> smallestFirst = new PriorityQueue<>(LARGEST_FIRST.reversed());

    /** Keeps up to a number of classes, at least one. */
    LargestClasses(int limit) {
        this.limit = limit;
    }

    void add(CountedRules rules) {
        if (smallestFirst.size() < limit) {
            smallestFirst.add(rules);
        } else if (LARGEST_FIRST.compare(rules, smallestFirst.element()) < 0) {
            smallestFirst.remove();
            smallestFirst.add(rules);
        }
    }

    int size() {
        return smallestFirst.size();
    }

    /** How many of them have no pair of ports. */
    int refused() {
        return (int) smallestFirst.stream().filter(rules -> rules.pairs() == 0).count();
    }

    /** The classes, the largest first. */
    List<CountedRules> list() {
        return smallestFirst.stream().sorted(LARGEST_FIRST).toList();
    }
}
