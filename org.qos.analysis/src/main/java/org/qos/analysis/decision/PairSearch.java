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

    private static final List<Axis> FIELDS =
            Stream.of(Axis.values()).filter(axis -> !axis.isEnd()).toList();

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
        List<Blocker> blockers = new ArrayList<>();
        for (int policy = 0; policy < rules.length; policy++) {
            int last = rules[policy] == 0 ? Integer.MAX_VALUE : rules[policy] - 1;
            for (int rule : indexes.get(policy).intersecting(narrow, last)) {
                blockers.add(new Blocker(policy, rule));
            }
        }
        fields = blockers.isEmpty() ? List.of() : divided(narrow);
        descend(narrow, 0, blockers);
    }

    /** The fields with several classes, those with the fewest first; each blocker accepts the class of another field. */
    private static List<Axis> divided(Box box) {
        List<Axis> divided = new ArrayList<>(FIELDS);
        divided.removeIf(field -> box.set(field).size() == 1);
        divided.sort(Comparator.comparingInt(field -> box.set(field).size()));
        return divided;
    }

    private void descend(Box box, int depth, List<Blocker> blockers) {
        steps.next();
        if (isWithinAny(blockers, box)) {
            return;
        }
        boolean isUnblocked = blockers.size() == 1 && !acceptsFields(box, blockers.get(0));
        if (blockers.isEmpty() || isUnblocked) {
            pairs.add(sources, destinations);
        } else if (allAcceptFields(box, blockers)) {
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

    private static boolean isWithinAny(List<Blocker> blockers, Box box) {
        for (Blocker blocker : blockers) {
            if (box.isWithin(blocker.policy(), blocker.rule())) {
                return true;
            }
        }
        return false;
    }

    private boolean allAcceptFields(Box box, List<Blocker> blockers) {
        for (Blocker blocker : blockers) {
            if (!acceptsFields(box, blocker)) {
                return false;
            }
        }
        return true;
    }

    /** Whether a rule accepts all classes of fields of a box, so that only the ends decide. */
    private boolean acceptsFields(Box box, Blocker blocker) {
        for (Axis field : fields) {
            if (!accepted(field, blocker).containsAll(box.set(field))) {
                return false;
            }
        }
        return true;
    }

    /** The fields are decided: what is left of the ends by rules that state nothing else. */
    private void addPairs(List<Blocker> blockers) {
        ClassSet from = sources;
        ClassSet to = destinations;
        List<Blocker> partial = new ArrayList<>();
        for (Blocker blocker : blockers) {
            if (accepted(Axis.DESTINATION, blocker).containsAll(destinations)) {
                from = from.minus(accepted(Axis.SOURCE, blocker));
            } else if (accepted(Axis.SOURCE, blocker).containsAll(sources)) {
                to = to.minus(accepted(Axis.DESTINATION, blocker));
            } else {
                partial.add(blocker);
            }
        }
        if (from.isEmpty() || to.isEmpty()) {
            return;
        }
        for (AxisSplit.Part<Blocker> part : split(Axis.SOURCE, from, partial)) {
            steps.next();
            ClassSet left = to;
            for (Blocker blocker : part.alive()) {
                left = left.minus(accepted(Axis.DESTINATION, blocker));
            }
            pairs.add(part.classes(), left);
        }
    }

    private ClassSet accepted(Axis axis, Blocker blocker) {
        return classes.accepted(axis, blocker.policy(), blocker.rule());
    }

    private List<AxisSplit.Part<Blocker>> split(Axis axis, ClassSet set, List<Blocker> blockers) {
        return AxisSplit.of(set, blockers, blocker -> accepted(axis, blocker));
    }

    /** A rule that is tried before the one that has to decide. */
    private record Blocker(int policy, int rule) {}
}
