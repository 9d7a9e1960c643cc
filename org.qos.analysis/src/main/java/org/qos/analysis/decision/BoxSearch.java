package org.qos.analysis.decision;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import java.util.stream.Stream;

/**
 * Searches a box for classes that certain rules decide. It asks for the rules that decide one combination of classes;
 * what another rule accepts is cut off, and the rest is searched. The rules that cut something off cover the box
 * together, if nothing is found.
 */
final class BoxSearch {

    /** Any rule may decide, or none. */
    static final int ANY = after(0);

    /** How many other classes are tried so that a witness has two ports. */
    private static final int OTHER_PORTS = 32;

    private final List<ToIntFunction<int[]>> matchers;
    private final Region region;
    private final int[] wanted;
    private final Steps steps;
    private final Map<Integer, int[]> blockers = new LinkedHashMap<>();

    /**
     * A search.
     *
     * @param matchers for each policy what gives the rule that decides a class of each axis, from 1; 0 for none
     * @param region what the box was made of
     * @param wanted for each policy the rule that has to decide, from 1, 0 for none, {@link #ANY} or {@link #after}; the box
     *     is within it
     */
    BoxSearch(List<ToIntFunction<int[]>> matchers, Region region, int[] wanted, Steps steps) {
        this.matchers = matchers;
        this.region = region;
        this.wanted = wanted;
        this.steps = steps;
    }

    /** Any rule after another one may decide, or none. */
    static int after(int rule) {
        return -1 - rule;
    }

    /** A combination of classes in the box, one for each axis; empty if there is none. */
    Optional<int[]> find(Box start) {
        Deque<Box> boxes = new ArrayDeque<>(List.of(start.narrowed()));
        while (!boxes.isEmpty()) {
            steps.next();
            Box box = boxes.pop();
            int[] lowest = box.lowest();
            int policy = firstUnwanted(lowest);
            if (policy == wanted.length) {
                return Optional.of(withTwoPorts(start, lowest, some -> firstUnwanted(some) == policy));
            }
            int rule = matchers.get(policy).applyAsInt(lowest);
            if (!blockers.containsKey(rule)) {
                blockers.put(
                        rule,
                        withTwoPorts(start, lowest, some -> matchers.get(policy).applyAsInt(some) == rule));
            }
            for (Box rest : box.without(policy, rule)) {
                boxes.push(rest.narrowed());
            }
        }
        return Optional.empty();
    }

    /** Classes that do not need a port to be both ends, if a few tries find such with the same decision. */
    private int[] withTwoPorts(Box start, int[] numbers, Predicate<int[]> isSame) {
        if (!region.isLoop(numbers[Axis.SOURCE.ordinal()], numbers[Axis.DESTINATION.ordinal()])) {
            return numbers;
        }
        return Stream.of(Axis.DESTINATION, Axis.SOURCE)
                .flatMap(end ->
                        start.set(end).stream().limit(OTHER_PORTS).mapToObj(number -> with(numbers, end, number)))
                .filter(some -> !region.isLoop(some[Axis.SOURCE.ordinal()], some[Axis.DESTINATION.ordinal()]))
                .filter(isSame)
                .findFirst()
                .orElse(numbers);
    }

    private static int[] with(int[] numbers, Axis axis, int number) {
        int[] changed = numbers.clone();
        changed[axis.ordinal()] = number;
        return changed;
    }

    /** The first policy in which another rule than the wanted one decides; their number if there is none. */
    private int firstUnwanted(int[] numbers) {
        int policy = 0;
        while (policy < wanted.length
                && (wanted[policy] == ANY || isWanted(matchers.get(policy).applyAsInt(numbers), wanted[policy]))) {
            policy++;
        }
        return policy;
    }

    private static boolean isWanted(int rule, int wanted) {
        return wanted >= 0 ? rule == wanted : rule == 0 || rule > -1 - wanted;
    }

    /** The rules that were found in place of the wanted ones, in the order found, each with classes that it decides. */
    Map<Integer, int[]> blockers() {
        return blockers;
    }
}
