package org.qos.analysis.policytest;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.DecisionProgress;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Interruption;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.explanation.Field;
import org.qos.analysis.partition.AnsweredRequests;
import org.qos.analysis.policytest.RuleCoverage.CriterionCoverage;
import org.qos.analysis.policytest.RuleCoverage.Gap;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;

/**
 * Collects which rules of a policy, and which of their criteria, tests ask for. Requests of groups count for each pair of ports
 * that the rules tell apart; a proof counts for each rule that decides some of its requests, and for the criteria by one
 * request of each of these rules.
 */
public final class Coverage {

    private final BoundPolicy bound;
    private final Criteria criteria;
    private final BitSet rules = new BitSet();
    private final List<Set<Field>> fields;

    /** Of a policy for which nothing has been asked yet. */
    public Coverage(BoundPolicy bound) {
        this.bound = bound;
        this.criteria = new Criteria(bound);
        this.fields = Stream.<Set<Field>>generate(() -> EnumSet.noneOf(Field.class))
                .limit(bound.policy().rules().size())
                .toList();
    }

    /** Notes a request of a test. */
    void asked(Request request) {
        List<MatchRule> all = bound.policy().rules();
        for (int i = 0; i < all.size(); i++) {
            Set<Field> unmet = criteria.unmet(all.get(i), request);
            if (unmet.isEmpty()) {
                rules.set(i);
                return;
            }
            if (unmet.size() == 1) {
                fields.get(i).addAll(unmet);
            }
        }
    }

    /** How many percent of the rules are covered, rounded down; 100 without a rule. */
    public int percent() {
        int all = fields.size();
        return all == 0 ? 100 : 100 * rules.cardinality() / all;
    }

    /** How many criteria the rules state. */
    public int criteria() {
        return bound.policy().rules().stream()
                .mapToInt(rule -> Criteria.of(rule).size())
                .sum();
    }

    /** How many criteria are covered. */
    public int coveredCriteria() {
        return fields.stream().mapToInt(Set::size).sum();
    }

    /** How many rules are covered. */
    public int coveredRules() {
        return rules.cardinality();
    }

    /**
     * All rules, with the reasons for what is not covered. Stops when the thread is interrupted.
     *
     * @param progress hears how many rules are done
     */
    public List<RuleCoverage> report(DecisionProgress progress) {
        Decisions decisions = Decisions.of(bound);
        AnsweredRequests answered = new AnsweredRequests(bound);
        List<MatchRule> all = bound.policy().rules();
        List<RuleCoverage> report = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            Interruption.check();
            progress.done(i, all.size());
            Optional<Gap> gap = rules.get(i) ? Optional.empty() : Optional.of(gap(decisions, answered, i + 1));
            int place = i + 1;
            boolean decides = gap.isEmpty() || gap.get() instanceof Gap.NeverAsked;
            List<CriterionCoverage> stated = Criteria.of(all.get(i)).stream()
                    .map(field -> criterion(decisions, answered, place, field, decides))
                    .toList();
            report.add(new RuleCoverage(place, all.get(i), rules.get(i), gap, stated));
        }
        return report;
    }

    private Gap gap(Decisions decisions, AnsweredRequests answered, int place) {
        try {
            if (decisions.classes().isUnmatchable(0, place)) {
                return new Gap.Unmatchable();
            }
            Optional<Outcome> deciding = answered.deciding(decisions, place);
            if (deciding.filter(answered::isRefused).isPresent()) {
                return new Gap.Refused();
            }
            return deciding.isPresent()
                    ? new Gap.NeverAsked(deciding.get().witness())
                    : new Gap.Shadowed(decisions.blockersOf(place).stream()
                            .map(Outcome::rule)
                            .toList());
        } catch (DecisionLimitException tooComplex) {
            return new Gap.Unknown();
        }
    }

    private CriterionCoverage criterion(
            Decisions decisions, AnsweredRequests answered, int place, Field field, boolean decides) {
        boolean covered = fields.get(place - 1).contains(field);
        Optional<Gap> gap =
                covered || !decides ? Optional.empty() : Optional.of(gap(decisions, answered, place, field));
        return new CriterionCoverage(field, covered, gap);
    }

    private static Gap gap(Decisions decisions, AnsweredRequests answered, int place, Field field) {
        try {
            return answered.nearMiss(decisions, place, Axis.valueOf(field.name()))
                    .map(outcome ->
                            answered.isRefused(outcome) ? new Gap.Refused() : new Gap.NeverAsked(outcome.witness()))
                    .orElseGet(Gap.NoDifference::new);
        } catch (DecisionLimitException tooComplex) {
            return new Gap.Unknown();
        }
    }
}
