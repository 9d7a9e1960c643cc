package org.qos.runtime.match.compiled;

import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/** Numbers things from 0 in the order in which they come; two that are equal are still two. */
final class Numbering<T> {

    private final Map<T, Integer> numbers = new IdentityHashMap<>();
    private final List<T> all = new ArrayList<>();

    int of(T thing) {
        Integer known = numbers.putIfAbsent(thing, all.size());
        if (known != null) {
            return known;
        }
        all.add(thing);
        return all.size() - 1;
    }

    List<T> all() {
        return Collections.unmodifiableList(all);
    }
}
