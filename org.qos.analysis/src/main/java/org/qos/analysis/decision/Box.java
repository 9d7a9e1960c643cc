package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Classes of requests: for each axis a set of classes, in any combination. Rules are counted from 1. Immutable. */
final class Box {

    private static final Axis[] AXES = Axis.values();
    private static final Axis[] FIELDS =
            Arrays.stream(AXES).filter(axis -> !axis.isEnd()).toArray(Axis[]::new);

    private final RequestClasses classes;
    private final ClassSet[] sets;

    private Box(RequestClasses classes, ClassSet[] sets) {
        this.classes = classes;
        this.sets = sets;
    }

    /** The classes of the requests of a region. */
    static Box of(RequestClasses classes, Region region) {
        ClassSet[] sets = new ClassSet[AXES.length];
        for (Axis axis : AXES) {
            sets[axis.ordinal()] = region.classes(axis);
        }
        return new Box(classes, sets);
    }

    /** The combinations that a rule accepts, too; all for rule 0. */
    Box and(int policy, int rule) {
        ClassSet[] both = copy(sets);
        for (Axis axis : AXES) {
            if (rule > 0 && classes.isStated(axis, policy, rule)) {
                both[axis.ordinal()] = sets[axis.ordinal()].and(classes.accepted(axis, policy, rule));
            }
        }
        return new Box(classes, both);
    }

    /** The combinations that a rule would accept without what it states on an axis, and with it does not. */
    Box missing(int policy, int rule, Axis missed) {
        Box others = with(missed, sets[missed.ordinal()].minus(classes.accepted(missed, policy, rule)));
        for (Axis axis : AXES) {
            if (axis != missed && classes.isStated(axis, policy, rule)) {
                others = others.with(axis, others.set(axis).and(classes.accepted(axis, policy, rule)));
            }
        }
        return others;
    }

    /** Whether there is no combination. */
    boolean isEmpty() {
        for (ClassSet set : sets) {
            if (set.isEmpty()) {
                return true;
            }
        }
        return false;
    }

    /** Whether a rule accepts some combination. */
    boolean intersects(int policy, int rule) {
        for (Axis axis : AXES) {
            if (classes.isStated(axis, policy, rule)
                    && !classes.accepted(axis, policy, rule).intersects(sets[axis.ordinal()])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a rule accepts every combination. */
    boolean isWithin(int policy, int rule) {
        for (Axis axis : AXES) {
            if (classes.isStated(axis, policy, rule)
                    && !classes.accepted(axis, policy, rule).containsAll(sets[axis.ordinal()])) {
                return false;
            }
        }
        return true;
    }

    /** Boxes of all combinations that a rule does not accept; no two have one in common. */
    List<Box> without(int policy, int rule) {
        List<Box> rest = new ArrayList<>();
        ClassSet[] inside = copy(sets);
        for (Axis axis : AXES) {
            if (classes.isStated(axis, policy, rule)) {
                ClassSet accepted = classes.accepted(axis, policy, rule);
                ClassSet outside = inside[axis.ordinal()].minus(accepted);
                if (!outside.isEmpty()) {
                    ClassSet[] box = copy(inside);
                    box[axis.ordinal()] = outside;
                    rest.add(new Box(classes, box));
                    inside[axis.ordinal()] = inside[axis.ordinal()].and(accepted);
                }
            }
        }
        return rest;
    }

    /**
     * The part in which a request is to be searched that the fewest rules accept. On an axis with a class that no
     * rule names only that class is kept: each rule that accepts it accepts the others too.
     */
    Box narrowed() {
        return narrowed(AXES);
    }

    /** The same, but with all ports. */
    Box withNarrowedFields() {
        return narrowed(FIELDS);
    }

    private Box narrowed(Axis[] axes) {
        ClassSet[] narrow = copy(sets);
        for (Axis axis : axes) {
            int lowest = classes.axis(axis).lowestNamed(sets[axis.ordinal()]);
            if (classes.axis(axis).isUnnamed(lowest)) {
                narrow[axis.ordinal()] = ClassSet.of(lowest);
            }
        }
        return new Box(classes, narrow);
    }

    /** The same box with other classes on an axis. */
    Box with(Axis axis, ClassSet set) {
        ClassSet[] changed = copy(sets);
        changed[axis.ordinal()] = set;
        return new Box(classes, changed);
    }

    /** For each axis the class that the fewest rules name. */
    int[] lowest() {
        int[] lowest = new int[AXES.length];
        for (Axis axis : AXES) {
            lowest[axis.ordinal()] = classes.axis(axis).lowestNamed(sets[axis.ordinal()]);
        }
        return lowest;
    }

    /** Like clone(), which the first JIT compiler, alone in short commands, compiles to a slow call. */
    private static ClassSet[] copy(ClassSet[] sets) {
        ClassSet[] copy = new ClassSet[sets.length];
        System.arraycopy(sets, 0, copy, 0, sets.length);
        return copy;
    }

    /** The classes of an axis. */
    ClassSet set(Axis axis) {
        return sets[axis.ordinal()];
    }

    @Override
    public String toString() {
        return Arrays.toString(sets);
    }
}
