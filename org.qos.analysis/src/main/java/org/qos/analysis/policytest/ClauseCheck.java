package org.qos.analysis.policytest;

import java.util.Set;
import org.qos.runtime.match.Match;
import org.qos.runtime.path.PathRecord;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.value.Pkey;

/**
 * Whether clauses hold for an answer.
 *
 * @param policy the policy
 */
public record ClauseCheck(Policy policy) {

    /** Whether a clause that is not about the path holds for what decides a request. */
    public boolean holds(Clause clause, Match match) {
        return holds(clause.claim(), match) != clause.negated();
    }

    private boolean holds(Claim claim, Match match) {
        if (claim instanceof Claim.Level level) {
            return new PolicyNames(policy).levels(level.name()).stream().anyMatch(known -> known.equals(match.level()));
        }
        if (claim instanceof Claim.Sl sl) {
            return match.level().sl() == sl.sl();
        }
        if (claim instanceof Claim.RulePlace rule) {
            return match.rule() == rule.place();
        }
        if (claim instanceof Claim.RuleUse rule) {
            return !match.isDefault()
                    && policy.rules().get(match.rule() - 1).use().strip().equals(rule.use());
        }
        return claim instanceof Claim.Default && match.isDefault();
    }

    /** Whether a clause about the path holds; one about a path that is not known does not. */
    boolean holds(Clause clause, PathOutcome outcome) {
        return !(outcome instanceof PathOutcome.Unknown) && holds(clause.claim(), outcome) != clause.negated();
    }

    private static boolean holds(Claim claim, PathOutcome outcome) {
        if (claim instanceof Claim.NoPath) {
            return outcome instanceof PathOutcome.None;
        }
        return claim instanceof Claim.OfPath part
                && outcome instanceof PathOutcome.Found found
                && holds(part, found.path(), found.vls());
    }

    private static boolean holds(Claim.OfPath claim, PathRecord path, Set<Integer> vls) {
        return switch (claim.part()) {
            case VL -> vls.equals(Set.of(claim.number()));
            case MTU -> path.mtu().value() == claim.number();
            case RATE -> path.rate().value() == claim.number();
            case PKEY -> Pkey.base(path.pkey()) == Pkey.base(claim.number());
            default -> throw new IllegalArgumentException("not a part of a path: " + claim.part());
        };
    }
}
