package org.qos.analysis.explanation;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Match;
import org.qos.runtime.match.Request;
import org.qos.runtime.option.SmOptions;
import org.qos.runtime.path.PathComponent;
import org.qos.runtime.path.PathQuery;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/** Tries the rules of a policy one after the other and keeps what came of each. */
public final class Explainer {

    private final BoundPolicy bound;
    private final PathPartition partition;
    private final boolean inForce;
    private final Optional<String> engine;

    /** An explainer for the rules and groups of a bound policy, where QoS is on and every other option has its default. */
    public Explainer(BoundPolicy bound) {
        this(bound, SmOptions.DEFAULTS.withQos());
    }

    /**
     * An explainer for a policy and the options that OpenSM has with it.
     *
     * @param options say whether QoS is on, otherwise it is said which level a request would get, and which SL it has;
     *     and by {@code allow_both_pkeys} which P_Keys ports have, and whether a routing engine chooses the SL
     */
    public Explainer(BoundPolicy bound, SmOptions options) {
        this.bound = bound;
        this.inForce = options.qos();
        this.engine = options.engineOfSls();
        this.partition = new PathPartition(bound, options.allowBothPkeys());
    }

    /** Why a query gets its level. */
    public Explanation explain(PathQuery query) {
        Request request = query.toRequest(bound.fabric());
        List<RuleTrial> trials = trials(request);
        Match match = match(trials);
        OptionalInt requested =
                query.has(PathComponent.SL) ? OptionalInt.of(query.values().sl()) : OptionalInt.empty();
        SlDecision sl = new SlDecision(
                requested,
                match.level().sl(),
                inForce,
                partition.of(request, inForce ? match.level().pkeys() : Ranges.NONE),
                engine);
        return new Explanation(query, request, trials, match, sl);
    }

    /** The groups of the policy in which a port is, in file order; those of ULP lines have no name and are left out. */
    public List<PortGroup> groupsOf(long portGuid) {
        return bound.policy().groups().stream()
                .filter(group -> bound.members(group).contains(portGuid))
                .toList();
    }

    private List<RuleTrial> trials(Request request) {
        List<PortGroup> ofSource = groupsOf(request.sourceGuid());
        List<PortGroup> ofDestination = groupsOf(request.destinationGuid());
        List<RuleTrial> trials = new ArrayList<>();
        for (MatchRule rule : bound.policy().rules()) {
            RuleTrial trial =
                    new RuleTrial(trials.size() + 1, rule, comparisons(rule, request, ofSource, ofDestination));
            trials.add(trial);
            if (trial.matches()) {
                break;
            }
        }
        return trials;
    }

    private Match match(List<RuleTrial> trials) {
        if (trials.isEmpty() || !trials.get(trials.size() - 1).matches()) {
            return Match.of(bound.policy(), 0);
        }
        return Match.of(bound.policy(), trials.get(trials.size() - 1).place());
    }

    private List<CriterionResult> comparisons(
            MatchRule rule, Request request, List<PortGroup> ofSource, List<PortGroup> ofDestination) {
        List<CriterionResult> stated = new ArrayList<>();
        addPort(stated, Field.SOURCE, rule.sources(), request.sourceGuid(), ofSource);
        addPort(stated, Field.DESTINATION, rule.destinations(), request.destinationGuid(), ofDestination);
        addNumber(stated, Field.QOS_CLASS, rule.qosClasses(), unsigned(request.qosClass(), -1));
        addNumber(stated, Field.SERVICE_ID, rule.serviceIds(), request.serviceId());
        addNumber(stated, Field.PKEY, rule.pkeys(), unsigned(request.pkey(), Pkey.BASE_MASK));
        addNumber(stated, Field.TCLASS, rule.tclasses(), unsigned(request.tclass(), -1));
        return stated;
    }

    private void addPort(
            List<CriterionResult> stated,
            Field field,
            List<PortGroup> wanted,
            long portGuid,
            List<PortGroup> memberOf) {
        if (!wanted.isEmpty()) {
            stated.add(new CriterionResult.OfPort(field, wanted, portGuid, memberOf, bound.inAny(wanted, portGuid)));
        }
    }

    private static void addNumber(List<CriterionResult> stated, Field field, Ranges wanted, OptionalLong got) {
        if (!wanted.isEmpty()) {
            stated.add(new CriterionResult.OfNumber(field, wanted, got));
        }
    }

    private static OptionalLong unsigned(OptionalInt value, int mask) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt() & mask) : OptionalLong.empty();
    }
}
