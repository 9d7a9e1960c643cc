package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * Finds the rules of a policy that accept something of a box, without asking each rule. The rules are grouped by the fields that
 * they state; a group is searched by the classes of one of its fields.
 */
final class RuleIndex {

    /** Rules that accept more classes of a field are candidates for every box, and boxes with more try every rule. */
    private static final int FEW = 64;

    private static final Axis[] FIELDS =
            Stream.of(Axis.values()).filter(axis -> !axis.isEnd()).toArray(Axis[]::new);

    private final RequestClasses classes;
    private final int policy;
    private final int count;
    private final List<Group> groups;

    RuleIndex(RequestClasses classes, int policy) {
        this.classes = classes;
        this.policy = policy;
        this.count = classes.policies().get(policy).policy().rules().size();
        this.groups = IntStream.rangeClosed(1, count)
                .boxed()
                .collect(Collectors.groupingBy(this::stated, LinkedHashMap::new, Collectors.toList()))
                .entrySet()
                .stream()
                .map(rules -> new Group(rules.getKey(), rules.getValue()))
                .toList();
    }

    private List<Axis> stated(int rule) {
        return Stream.of(FIELDS)
                .filter(field -> classes.isStated(field, policy, rule))
                .toList();
    }

    /**
     * The rules that accept some combination of a box, ascending. Written with arrays: a comparison of policies asks
     * this for each pair of rules.
     *
     * @param last the place of the last rule that is of interest, from 1
     */
    int[] intersecting(Box box, int last) {
        int end = Math.min(last, count) + 1;
        BitSet candidates = new BitSet(end);
        for (int i = 0; i < groups.size(); i++) {
            groups.get(i).addTo(candidates, box, end);
        }
        int[] found = new int[candidates.cardinality()];
        int size = 0;
        for (int rule = candidates.nextSetBit(0); rule >= 0 && rule < end; rule = candidates.nextSetBit(rule + 1)) {
            if (box.intersects(policy, rule)) {
                found[size++] = rule;
            }
        }
        return Arrays.copyOf(found, size);
    }

    /** The rules that state the same fields. */
    private final class Group {

        private final Axis[] stated;
        private final BitSet all = new BitSet();
        private final BitSet wide = new BitSet();
        /** The rules by the classes of the first field that they state, ascending. */
        private final int[][] byClass;

        private Group(List<Axis> stated, List<Integer> rules) {
            this.stated = stated.toArray(Axis[]::new);
            rules.forEach(all::set);
            List<List<Integer>> few = new ArrayList<>();
            if (!stated.isEmpty()) {
                IntStream.range(0, classes.count(stated.get(0))).forEach(number -> few.add(new ArrayList<>(1)));
                rules.forEach(rule -> add(rule, classes.accepted(stated.get(0), policy, rule), few));
            }
            this.byClass = few.stream()
                    .map(some -> some.stream().mapToInt(Integer::intValue).toArray())
                    .toArray(int[][]::new);
        }

        private void add(int rule, ClassSet accepted, List<List<Integer>> few) {
            if (accepted.size() > FEW) {
                wide.set(rule);
            } else {
                accepted.forEach(number -> few.get(number).add(rule));
            }
        }

        /** Adds the candidates before the end. No rule that states a field accepts class 0. */
        private void addTo(BitSet candidates, Box box, int end) {
            for (Axis field : stated) {
                if (box.set(field).isZero()) {
                    return;
                }
            }
            if (stated.length == 0 || box.set(stated[0]).size() > FEW) {
                candidates.or(all);
            } else {
                candidates.or(wide);
                ClassSet searched = box.set(stated[0]);
                for (int i = 0; i < searched.intervals(); i++) {
                    for (int number = searched.first(i); number < searched.end(i); number++) {
                        setBefore(end, byClass[number], candidates);
                    }
                }
            }
        }

        private static void setBefore(int end, int[] rules, BitSet candidates) {
            for (int rule : rules) {
                if (rule >= end) {
                    return;
                }
                candidates.set(rule);
            }
        }
    }
}
