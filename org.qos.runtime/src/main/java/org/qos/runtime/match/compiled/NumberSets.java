package org.qos.runtime.match.compiled;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Gives equal sets the same class; class 0 is that of the empty set. */
final class NumberSets {

    private final Map<NumberSet, Integer> classes = new HashMap<>();
    private final List<NumberSet> sets = new ArrayList<>();

    NumberSets() {
        classOf(NumberSet.EMPTY);
    }

    int classOf(NumberSet set) {
        Integer known = classes.putIfAbsent(set, sets.size());
        if (known != null) {
            return known;
        }
        sets.add(set);
        return sets.size() - 1;
    }

    /** How many classes there are. */
    int count() {
        return sets.size();
    }

    /** The set of each class. */
    List<NumberSet> sets() {
        return List.copyOf(sets);
    }
}
