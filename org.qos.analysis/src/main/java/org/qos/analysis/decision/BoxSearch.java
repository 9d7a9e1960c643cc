package org.qos.analysis.decision;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Searches a box for classes that certain rules decide. It asks for the rules that decide one combination of classes; what
 * another rule accepts is cut off, and the rest is searched. The rules that cut something off cover the box together, if
 * nothing is found.
 */
final class BoxSearch {

    /** Any rule may decide. */
    static final int ANY = -1;

    private final List<ClassMatcher> matchers;
    private final int[] wanted;
    private final Steps steps;
    private final Map<Integer, int[]> blockers = new LinkedHashMap<>();

    /**
     * A search.
     *
     * @param matchers one for each policy
     * @param wanted for each policy the rule that has to decide, from 1, 0 for none, or {@link #ANY}; the box is within it
     */
    BoxSearch(List<ClassMatcher> matchers, int[] wanted, Steps steps) {
        this.matchers = matchers;
        this.wanted = wanted;
        this.steps = steps;
    }

    /** A combination of classes in the box, one for each axis; empty if there is none. */
    Optional<int[]> find(Box start) {
        Deque<Box> boxes = new ArrayDeque<>(List.of(start.narrowed()));
        while (!boxes.isEmpty()) {
            steps.next();
            Box box = boxes.pop();
            int[] least = box.least();
            int policy = firstUnwanted(least);
            if (policy == wanted.length) {
                return Optional.of(least);
            }
            int rule = matchers.get(policy).match(least);
            blockers.putIfAbsent(rule, least);
            box.without(policy, rule).forEach(rest -> boxes.push(rest.narrowed()));
        }
        return Optional.empty();
    }

    /** The first policy in which another rule than the wanted one decides; their number if there is none. */
    private int firstUnwanted(int[] numbers) {
        int policy = 0;
        while (policy < wanted.length
                && (wanted[policy] == ANY || matchers.get(policy).match(numbers) == wanted[policy])) {
            policy++;
        }
        return policy;
    }

    /** The rules that were found in place of the wanted ones, in the order found, each with classes that it decides. */
    Map<Integer, int[]> blockers() {
        return blockers;
    }
}
