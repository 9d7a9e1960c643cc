package org.qos.analysis.decision;

import java.util.List;
import java.util.Optional;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.function.ToIntFunction;
import org.qos.runtime.policy.MatchRule;

/** Finds what would decide the requests of a rule if the rule were removed. */
final class LaterRules {

    private final RequestClasses classes;
    private final ToIntFunction<int[]> matcher;
    private final int removed;
    private final Steps steps;
    private final List<MatchRule> rules;
    private final Region all;

    /**
     * For one rule of the only policy.
     *
     * @param matcher the policy with the rule
     * @param removed the rule, from 1
     */
    LaterRules(RequestClasses classes, ToIntFunction<int[]> matcher, int removed, Steps steps) {
        this.classes = classes;
        this.matcher = matcher;
        this.removed = removed;
        this.steps = steps;
        this.rules = classes.policies().get(0).policy().rules();
        this.all = Region.all(classes);
    }

    /** The later rules that replace it without a change; empty if some request would get another level or no rule. */
    List<Integer> replacements() {
        Box box = Box.of(classes, all).and(0, removed);
        if (box.isEmpty() || !isReplacedAtOnce(box) || isDecided(box, 0)) {
            return List.of();
        }
        SortedSet<Integer> found = new TreeSet<>();
        for (int later = removed + 1; later <= rules.size(); later++) {
            if (box.intersects(0, later)) {
                boolean isSame = isSame(later);
                if (isDecided(box, later)) {
                    if (!isSame) {
                        return List.of();
                    }
                    found.add(later);
                }
                if (box.isWithin(0, later)) {
                    break;
                }
            }
        }
        return List.copyOf(found);
    }

    /** A first look: what decides one request of the rule. */
    private boolean isReplacedAtOnce(Box box) {
        Optional<int[]> decided = new BoxSearch(List.of(matcher), all, new int[] {removed}, steps).find(box);
        int next = decided.map(this::next).orElse(0);
        return next > 0 && isSame(next);
    }

    /** Whether without the rule another one, or none, decides some request of the box. */
    private boolean isDecided(Box box, int rule) {
        return new BoxSearch(List.of(this::matchWithout), all, new int[] {rule}, steps)
                .find(box.and(0, rule))
                .isPresent();
    }

    private boolean isSame(int rule) {
        return rules.get(rule - 1).level().equals(rules.get(removed - 1).level());
    }

    private int matchWithout(int[] numbers) {
        int rule = matcher.applyAsInt(numbers);
        return rule == removed ? next(numbers) : rule;
    }

    /** The first later rule that accepts a class of each axis; 0 if there is none. */
    private int next(int[] numbers) {
        for (int rule = removed + 1; rule <= rules.size(); rule++) {
            if (accepts(rule, numbers)) {
                return rule;
            }
        }
        return 0;
    }

    private boolean accepts(int rule, int[] numbers) {
        for (Axis axis : Axis.values()) {
            if (classes.isStated(axis, 0, rule)
                    && !classes.accepted(axis, 0, rule).contains(numbers[axis.ordinal()])) {
                return false;
            }
        }
        return true;
    }
}
