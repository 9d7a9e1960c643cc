package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.BitSet;
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
    private final Map<Set<Axis>, Group> groups = new HashMap<>();

    RuleIndex(RequestClasses classes, int policy) {
        this.classes = classes;
        this.policy = policy;
        int count = classes.policies().get(policy).policy().rules().size();
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
        BitSet candidates = new BitSet();
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
        private final List<Integer> all = new ArrayList<>();
        private final List<Integer> wide = new ArrayList<>();
        /** The rules by the classes of the first field that they state. */
        private final Map<Integer, List<Integer>> byClass = new HashMap<>();

        private Group(Set<Axis> stated) {
            this.stated = stated;
        }

        private void add(int rule) {
            all.add(rule);
            stated.stream()
                    .limit(1)
                    .map(field -> classes.accepted(field, policy, rule))
                    .forEach(accepted -> {
                        if (accepted.size() > FEW) {
                            wide.add(rule);
                        } else {
                            accepted.forEach(number -> byClass.computeIfAbsent(number, some -> new ArrayList<>())
                                    .add(rule));
                        }
                    });
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
                all.forEach(candidates::set);
            } else {
                wide.forEach(candidates::set);
                searched.forEach(
                        number -> byClass.getOrDefault(number, List.of()).forEach(candidates::set));
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
