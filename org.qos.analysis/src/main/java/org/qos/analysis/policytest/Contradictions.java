package org.qos.analysis.policytest;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.qos.runtime.value.Pkey;

/** Finds clauses that no request meets together, whatever the policy. */
public final class Contradictions {

    private Contradictions() {}

    /**
     * Two clauses that contradict each other.
     *
     * @param first the earlier one
     * @param second the later one
     */
    public record Pair(Clause first, Clause second) {}

    /** The first pair of contradicting clauses. Levels of different names may be one level, by its name and its sn. */
    public static Optional<Pair> first(List<Clause> clauses) {
        for (int second = 1; second < clauses.size(); second++) {
            for (int first = 0; first < second; first++) {
                if (contradict(clauses.get(first), clauses.get(second))) {
                    return Optional.of(new Pair(clauses.get(first), clauses.get(second)));
                }
            }
        }
        return Optional.empty();
    }

    private static boolean contradict(Clause one, Clause other) {
        if (one.negated() && other.negated()) {
            return false;
        }
        if (one.negated() || other.negated()) {
            return same(one.claim(), other.claim());
        }
        return exclude(one.claim(), other.claim()) || exclude(other.claim(), one.claim());
    }

    private static boolean exclude(Claim one, Claim other) {
        if (one instanceof Claim.Sl sl && other instanceof Claim.Sl another) {
            return sl.sl() != another.sl();
        }
        if (one instanceof Claim.RulePlace rule && other instanceof Claim.RulePlace another) {
            return rule.place() != another.place();
        }
        if (one instanceof Claim.RuleUse rule && other instanceof Claim.RuleUse another) {
            return !rule.use().equals(another.use());
        }
        if (one instanceof Claim.Default) {
            return other instanceof Claim.RulePlace || other instanceof Claim.RuleUse;
        }
        if (one instanceof Claim.OfPath path && other instanceof Claim.OfPath another) {
            return path.part() == another.part() && !same(path, another);
        }
        return one instanceof Claim.NoPath && other instanceof Claim.OfPath || areNamesOfTwoLevels(one, other);
    }

    /** A number is an {@code sn}, which has several notations; a name and an {@code sn} may be those of one level. */
    private static boolean areNamesOfTwoLevels(Claim one, Claim other) {
        if (!(one instanceof Claim.Level level) || !(other instanceof Claim.Level another)) {
            return false;
        }
        OptionalLong sn = PolicyNames.number(level.name().strip());
        OptionalLong anotherSn = PolicyNames.number(another.name().strip());
        return sn.isPresent() && anotherSn.isPresent()
                ? !sn.equals(anotherSn)
                : sn.isEmpty() && anotherSn.isEmpty() && !same(level, another);
    }

    private static boolean same(Claim one, Claim other) {
        if (one instanceof Claim.OfPath path && other instanceof Claim.OfPath another) {
            return path.part() == another.part() && compared(path) == compared(another);
        }
        return one instanceof Claim.Level level && other instanceof Claim.Level another
                ? level.name().strip().equalsIgnoreCase(another.name().strip())
                : one.equals(other);
    }

    /** What of the number counts: that of a P_Key without its membership bit. */
    private static int compared(Claim.OfPath path) {
        return path.part() == ClauseKeyword.PKEY ? Pkey.base(path.number()) : path.number();
    }
}
