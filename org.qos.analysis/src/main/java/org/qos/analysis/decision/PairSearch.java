package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * Collects the pairs of ports between which rules decide a request of a box. Of the fields it tries each group of
 * classes that the same earlier rules accept.
 */
final class PairSearch {

    private final RequestClasses classes;
    private final List<RuleIndex> indexes;
    private final PortPairs pairs;
    private final Steps steps;
    private ClassSet sources = ClassSet.EMPTY;
    private ClassSet destinations = ClassSet.EMPTY;
    private List<Axis> fields = List.of();

    /**
     * A search.
     *
     * @param indexes for each policy what finds rules
     * @param pairs receives what is found
     */
    PairSearch(RequestClasses classes, List<RuleIndex> indexes, PortPairs pairs, Steps steps) {
        this.classes = classes;
        this.indexes = indexes;
        this.pairs = pairs;
        this.steps = steps;
    }

    /**
     * Searches a box.
     *
     * @param rules for each policy the rule that has to decide, from 1, 0 for none, or {@link BoxSearch#ANY}
     */
    void search(Box box, int... rules) {
        Box narrow = box.withNarrowedFields();
        sources = narrow.set(Axis.SOURCE);
        destinations = narrow.set(Axis.DESTINATION);
        fields = Stream.of(Axis.values())
                .filter(axis -> !axis.isEnd())
                .sorted(Comparator.comparingInt(field -> narrow.set(field).size()))
                .toList();
        List<Blocker> blockers = new ArrayList<>();
        for (int policy = 0; policy < rules.length; policy++) {
            int last = rules[policy] == 0 ? Integer.MAX_VALUE : rules[policy] - 1;
            for (int rule : indexes.get(policy).intersecting(narrow, last)) {
                blockers.add(new Blocker(policy, rule));
            }
        }
        descend(narrow, 0, blockers);
    }

    private void descend(Box box, int depth, List<Blocker> blockers) {
        steps.next();
        if (blockers.stream().anyMatch(blocker -> box.isWithin(blocker.policy(), blocker.rule()))) {
            return;
        }
        if (blockers.isEmpty()) {
            pairs.add(sources, destinations);
        } else if (depth == fields.size()) {
            addPairs(blockers);
        } else {
            Axis field = fields.get(depth);
            for (AxisSplit.Part<Blocker> part : split(field, box.set(field), blockers)) {
                if (!pairs.containsAll(sources, destinations)) {
                    descend(box.with(field, part.classes()), depth + 1, part.alive());
                }
            }
        }
    }

    /** The fields are decided: what is left of the ends by rules that state nothing else. */
    private void addPairs(List<Blocker> blockers) {
        for (AxisSplit.Part<Blocker> part : split(Axis.SOURCE, sources, blockers)) {
            steps.next();
            ClassSet left = destinations;
            for (Blocker blocker : part.alive()) {
                left = left.minus(classes.accepted(Axis.DESTINATION, blocker.policy(), blocker.rule()));
            }
            pairs.add(part.classes(), left);
        }
    }

    private List<AxisSplit.Part<Blocker>> split(Axis axis, ClassSet set, List<Blocker> blockers) {
        return AxisSplit.of(set, blockers, blocker -> classes.accepted(axis, blocker.policy(), blocker.rule()));
    }

    /** A rule that is tried before the one that has to decide. */
    private record Blocker(int policy, int rule) {}
}
