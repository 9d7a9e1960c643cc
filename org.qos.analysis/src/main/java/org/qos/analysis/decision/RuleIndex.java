package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collections;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Finds the rules of a policy that accept something of a box, without asking each rule. The rules are grouped by the fields that
 * they state; a group is searched by the classes of one of its fields.
 */
final class RuleIndex {

    /** Rules that accept more classes of a field are candidates for every box, and boxes with more try every rule. */
    private static final int FEW = 64;

    private static final List<Axis> FIELDS =
            Stream.of(Axis.values()).filter(axis -> !axis.isEnd()).toList();

    private final RequestClasses classes;
    private final int policy;
    private final int count;
    private final Map<Set<Axis>, Group> groups = new HashMap<>();

    RuleIndex(RequestClasses classes, int policy) {
        this.classes = classes;
        this.policy = policy;
        this.count = classes.policies().get(policy).policy().rules().size();
        for (int rule = 1; rule <= count; rule++) {
            add(rule);
        }
    }

    /**
     * The rules that accept some combination of a box, ascending.
     *
     * @param last the place of the last rule that is of interest, from 1
     */
    List<Integer> intersecting(Box box, int last) {
        BitSet candidates = new BitSet(count + 1);
        groups.values().forEach(group -> group.addTo(candidates, box));
        List<Integer> found = new ArrayList<>();
        for (int rule = candidates.nextSetBit(0); rule >= 0 && rule <= last; rule = candidates.nextSetBit(rule + 1)) {
            if (box.intersects(policy, rule)) {
                found.add(rule);
            }
        }
        return found;
    }

    private void add(int rule) {
        EnumSet<Axis> stated = EnumSet.noneOf(Axis.class);
        FIELDS.stream().filter(field -> classes.isStated(field, policy, rule)).forEach(stated::add);
        groups.computeIfAbsent(stated, Group::new).add(rule);
    }

    /** The rules that state the same fields. */
    private final class Group {

        private final Set<Axis> stated;
        private final BitSet all = new BitSet();
        private final BitSet wide = new BitSet();
        /** The rules by the classes of the first field that they state. */
        private final List<List<Integer>> byClass;

        private Group(Set<Axis> stated) {
            this.stated = stated;
            int count = stated.stream().limit(1).mapToInt(classes::count).sum();
            this.byClass = new ArrayList<>(Collections.nCopies(count, List.of()));
        }

        private void add(int rule) {
            all.set(rule);
            stated.stream()
                    .limit(1)
                    .map(field -> classes.accepted(field, policy, rule))
                    .forEach(accepted -> {
                        if (accepted.size() > FEW) {
                            wide.set(rule);
                        } else {
                            accepted.forEach(number -> add(rule, number));
                        }
                    });
        }

        private void add(int rule, int number) {
            if (byClass.get(number).isEmpty()) {
                byClass.set(number, new ArrayList<>());
            }
            byClass.get(number).add(rule);
        }

        /** No rule that states a field accepts class 0. */
        private void addTo(BitSet candidates, Box box) {
            for (Axis field : stated) {
                if (box.set(field).equals(ClassSet.ZERO)) {
                    return;
                }
            }
            ClassSet searched = searched(box);
            if (searched.isEmpty()) {
                candidates.or(all);
            } else {
                candidates.or(wide);
                searched.forEach(number -> byClass.get(number).forEach(candidates::set));
            }
        }

        /** The classes of the first field; none where all rules are candidates. */
        private ClassSet searched(Box box) {
            for (Axis field : stated) {
                return box.set(field).size() <= FEW ? box.set(field) : ClassSet.EMPTY;
            }
            return ClassSet.EMPTY;
        }
    }
}
