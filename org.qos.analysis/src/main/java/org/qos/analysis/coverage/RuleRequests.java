package org.qos.analysis.coverage;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.match.compiled.CompiledPolicy;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/**
 * Requests that a rule decides, between ports of the fabric. They carry the fields that the rule states and no other,
 * because each further field can only let an earlier rule match. One is found for each rule that decides any; for
 * further ones a bounded number of ports and values is tried.
 */
public final class RuleRequests {

    /** How many combinations of ports and values are tried for a rule. */
    private static final int TRIES = 2_000;

    private static final long SEED = 0x5eedL;

    private final BoundPolicy bound;
    private final CompiledPolicy matcher;
    private final Decisions decisions;
    private final List<Port> endpoints;

    /**
     * For the rules of a policy.
     *
     * @param bound the policy, bound to a known fabric
     */
    public RuleRequests(BoundPolicy bound) {
        this.bound = bound;
        this.matcher = CompiledPolicy.of(bound);
        this.decisions = Decisions.of(bound);
        this.endpoints = bound.fabric().endpoints();
    }

    /**
     * Different requests that a rule decides, the same in every run.
     *
     * @param place the place of the rule in the order of evaluation, from 1; 0 for requests that no rule matches
     * @param wanted how many are wanted at most
     * @return fewer where no more were found; none if the rule decides no request
     */
    public List<Request> decidedBy(int place, int wanted) {
        Set<Request> found = new LinkedHashSet<>();
        decisions.deciding(place).flatMap(Outcome::witness).ifPresent(found::add);
        if (found.isEmpty()) {
            return List.of();
        }
        Candidates candidates = place == 0 ? Candidates.ofDefault(this) : new Candidates(this, rule(place));
        for (int i = 0; i < TRIES && found.size() < wanted; i++) {
            Request request = candidates.next();
            if (matcher.match(request).rule() == place) {
                found.add(request);
            }
        }
        return List.copyOf(found);
    }

    private MatchRule rule(int place) {
        return bound.policy().rules().get(place - 1);
    }

    /** The ports of some groups, or all ports where no group is stated. */
    private List<Long> guids(List<PortGroup> groups) {
        Stream<Long> all = endpoints.stream().map(Port::guid);
        return (groups.isEmpty() ? all : all.filter(guid -> bound.inAny(groups, guid))).toList();
    }

    /** The values to try for requests of one rule. */
    private static final class Candidates {

        private final Random random = new Random(SEED);
        private final List<Long> sources;
        private final List<Long> destinations;
        private final List<Long> serviceIds;
        private final List<Long> qosClasses;
        private final List<Long> tclasses;
        private final List<Long> pkeys;

        Candidates(RuleRequests requests, MatchRule rule) {
            List<MatchRule> rules = requests.bound.policy().rules();
            sources = requests.guids(rule.sources());
            destinations = requests.guids(rule.destinations());
            serviceIds = values(rule.serviceIds(), rules.stream().map(MatchRule::serviceIds));
            qosClasses = values(rule.qosClasses(), rules.stream().map(MatchRule::qosClasses));
            tclasses = values(rule.tclasses(), rules.stream().map(MatchRule::tclasses));
            pkeys = values(rule.pkeys(), rules.stream().map(MatchRule::pkeys));
        }

        private Candidates(List<Long> ports) {
            sources = ports;
            destinations = ports;
            serviceIds = List.of();
            qosClasses = List.of();
            tclasses = List.of();
            pkeys = List.of();
        }

        /** Any two ports and no other field, which the fewest rules match. */
        static Candidates ofDefault(RuleRequests requests) {
            return new Candidates(requests.guids(List.of()));
        }

        Request next() {
            return new Request(
                    any(sources),
                    any(destinations),
                    serviceIds.isEmpty() ? OptionalLong.empty() : OptionalLong.of(any(serviceIds)),
                    small(qosClasses),
                    small(tclasses),
                    small(pkeys));
        }

        private OptionalInt small(List<Long> values) {
            return values.isEmpty()
                    ? OptionalInt.empty()
                    : OptionalInt.of(any(values).intValue());
        }

        private Long any(List<Long> values) {
            return values.get(random.nextInt(values.size()));
        }

        /** Ends of the ranges, and those next to the ends of ranges of other rules: all values between are alike. */
        private static List<Long> values(Ranges stated, Stream<Ranges> others) {
            Set<Long> values = new LinkedHashSet<>();
            stated.ranges().forEach(range -> values.addAll(List.of(range.first(), range.last())));
            if (!values.isEmpty()) {
                others.flatMap(ranges -> ranges.ranges().stream())
                        .flatMap(range -> Stream.of(range.first() - 1, range.last() + 1))
                        .filter(stated::contains)
                        .forEach(values::add);
            }
            return new ArrayList<>(values);
        }
    }
}
