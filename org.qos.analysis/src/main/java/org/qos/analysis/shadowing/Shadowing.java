package org.qos.analysis.shadowing;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.QosLevel;
import org.qos.runtime.policy.Ranges;

/**
 * Finds rules that decide no request, because one earlier rule or several together match all that they match. With a fabric
 * these are all such rules; without one, those of which it is certain whatever ports the groups have.
 */
public final class Shadowing {

    private final BoundPolicy bound;
    private Decisions decisions;
    private SharedPkeys shared;
    private List<ShadowedRule> shadowed;

    private Shadowing(BoundPolicy bound) {
        this.bound = bound;
    }

    /** Starts with the rules of a policy before any comparison. */
    public static Shadowing of(BoundPolicy bound) {
        return new Shadowing(bound);
    }

    /** The rules that earlier rules cover, in the order of evaluation. */
    public synchronized List<ShadowedRule> shadowedRules() {
        if (shadowed == null) {
            shadowed = IntStream.rangeClosed(2, rules().size())
                    .mapToObj(this::shadowedAt)
                    .flatMap(Optional::stream)
                    .toList();
        }
        return shadowed;
    }

    /** The same for the rule at a place, from 1, alone. */
    public Optional<ShadowedRule> shadowedAt(int place) {
        List<Outcome> blockers = blockersOf(place);
        QosLevel wanted = level(place);
        return blockers.stream()
                .filter(blocker -> !level(blocker.rule()).equals(wanted))
                .findFirst()
                .map(other -> shadowed(place, blockers, other))
                .or(() -> blockers.stream().findFirst().map(same -> shadowedBySameLevel(place, blockers, same)));
    }

    /**
     * Rules with the level of a rule can match all of its requests, although other rules with another level, which are tried
     * before them, decide some.
     */
    private ShadowedRule shadowedBySameLevel(int place, List<Outcome> blockers, Outcome same) {
        Optional<Outcome> other = otherLevelBefore(place);
        List<Outcome> all = Stream.concat(blockers.stream(), other.stream())
                .sorted(Comparator.comparingInt(Outcome::rule))
                .toList();
        return shadowed(place, all, other.orElse(same));
    }

    private ShadowedRule shadowed(int place, List<Outcome> blockers, Outcome first) {
        Outcome shown = answered(place, first);
        return new ShadowedRule(
                place,
                blockers.stream().map(Outcome::rule).toList(),
                level(place),
                level(shown.rule()),
                shown.witness(),
                shown.witness().map(witness -> relevant(witness, place, shown.rule())));
    }

    /** Whether no request can match the rule at a place, from 1. */
    public boolean isUnmatchable(int place) {
        return decisions().classes().isUnmatchable(0, place);
    }

    /**
     * The places, from 1, of rules that no request can match: none of their groups has a port, or their numbers lie
     * beyond what the field can carry.
     */
    public List<Integer> unmatchableRules() {
        return IntStream.rangeClosed(1, rules().size())
                .filter(this::isUnmatchable)
                .boxed()
                .toList();
    }

    /** Which rules decide which requests. */
    public synchronized Decisions decisions() {
        if (decisions == null) {
            decisions = Decisions.of(bound);
        }
        return decisions;
    }

    /** None is claimed where the search takes too long. */
    private List<Outcome> blockersOf(int place) {
        try {
            return decisions().blockersOf(place);
        } catch (DecisionLimitException tooComplex) {
            return List.of();
        }
    }

    /** The same decision with a request that OpenSM does not refuse, where there is one. */
    private Outcome answered(int place, Outcome shown) {
        if (shown.witness().filter(shared()::isUnanswered).isEmpty()) {
            return shown;
        }
        try {
            return shared().pairs(OptionalInt.empty()).stream()
                    .flatMap(this::between)
                    .flatMap(region -> decisions().matchedAndDecided(region, place, shown.rule()).stream())
                    .findFirst()
                    .orElse(shown);
        } catch (DecisionLimitException tooComplex) {
            return shown;
        }
    }

    private synchronized SharedPkeys shared() {
        if (shared == null) {
            shared = new SharedPkeys(bound.partitions(), bound.fabric());
        }
        return shared;
    }

    /** The requests between ports that share a partition: those with its P_Key, and those without one. */
    private Stream<Region> between(SharedPkeys.Pairs pairs) {
        Region ends = pairs.of(Region.all(decisions().classes()));
        return Stream.of(ends.with(Axis.PKEY, Ranges.ofValues(pairs.pkey())), ends.without(Axis.PKEY));
    }

    private Optional<Outcome> otherLevelBefore(int place) {
        QosLevel wanted = level(place);
        try {
            return decisions().deciderBefore(place, earlier -> !level(earlier).equals(wanted));
        } catch (DecisionLimitException tooComplex) {
            return Optional.empty();
        }
    }

    /** Leaves out the ends that neither rule states. */
    private Request relevant(Request witness, int rule, int other) {
        MatchRule one = rules().get(rule - 1);
        MatchRule two = rules().get(other - 1);
        boolean isFrom = !one.sources().isEmpty() || !two.sources().isEmpty();
        boolean isTo = !one.destinations().isEmpty() || !two.destinations().isEmpty();
        return new Request(
                isFrom ? witness.sourceGuid() : 0,
                isTo ? witness.destinationGuid() : 0,
                witness.serviceId(),
                witness.qosClass(),
                witness.tclass(),
                witness.pkey());
    }

    private QosLevel level(int place) {
        return rules().get(place - 1).level();
    }

    private List<MatchRule> rules() {
        return bound.policy().rules();
    }
}
