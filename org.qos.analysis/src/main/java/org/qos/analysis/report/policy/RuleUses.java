package org.qos.analysis.report.policy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.partition.AnsweredPairs;
import org.qos.analysis.partition.AnsweredRequests;

/** Finds out what each rule of a policy decides, over all requests. */
public final class RuleUses {

    private final List<RuleUse> uses;

    private RuleUses(List<RuleUse> uses) {
        this.uses = List.copyOf(uses);
    }

    /**
     * The uses of the rules of a policy.
     *
     * @param pairs of the policy alone, which decide pairs of ports
     * @param progress takes how far it is, for people
     * @throws CancellationException when the thread is interrupted
     */
    public static RuleUses of(AnsweredPairs pairs, Consumer<String> progress) {
        Decisions decisions = pairs.decisions();
        int count = decisions.classes().policies().get(0).policy().rules().size();
        AnsweredRequests answered =
                new AnsweredRequests(decisions.classes().policies().get(0));
        List<RuleUse> uses = new ArrayList<>();
        for (int place = 1; place <= count; place++) {
            Interruption.check();
            progress.accept("finding out what rule " + place + " of " + count + " decides");
            uses.add(use(pairs, answered, place));
        }
        return new RuleUses(uses);
    }

    private static RuleUse use(AnsweredPairs pairs, AnsweredRequests answered, int place) {
        Decisions decisions = pairs.decisions();
        try {
            Optional<Outcome> decided = answered.deciding(decisions, place);
            if (decided.isEmpty()) {
                return RuleUse.nothing(
                        decisions.blockersOf(place).stream().map(Outcome::rule).toList());
            }
            if (!decisions.classes().isExact()) {
                return RuleUse.NOT_KNOWN;
            }
            return new RuleUse(
                    answered.isRefused(decided.get()) ? RuleUse.Decision.REFUSED : RuleUse.Decision.SOMETHING,
                    pairs(pairs, place),
                    pairs.isExact(place),
                    decided.get().witness(),
                    List.of());
        } catch (DecisionLimitException tooComplex) {
            return RuleUse.NOT_KNOWN;
        }
    }

    /** Without a fabric each GUID is a port, and their number says nothing. */
    private static OptionalLong pairs(AnsweredPairs pairs, int place) {
        return pairs.decisions().classes().isFabricKnown()
                ? OptionalLong.of(pairs.pairs(place).count())
                : OptionalLong.empty();
    }

    /** What the rule at a place, from 1, decides. */
    RuleUse of(int place) {
        return uses.get(place - 1);
    }
}
