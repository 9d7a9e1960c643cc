package org.qos.analysis.coverage;

import java.util.List;
import java.util.Optional;
import org.qos.analysis.decision.Axis;
import org.qos.analysis.decision.DecisionLimitException;
import org.qos.analysis.decision.Decisions;
import org.qos.analysis.decision.Outcome;
import org.qos.analysis.decision.Region;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;

/** Which requests of the members of a group get the default level because no rule matches. Needs a fabric. */
public final class GroupDefaults {

    private static final int NO_RULE = 0;

    private final BoundPolicy bound;
    private final Decisions decisions;

    /**
     * The defaults of the groups of a policy.
     *
     * @param decisions its decisions
     */
    public GroupDefaults(BoundPolicy bound, Decisions decisions) {
        this.bound = bound;
        this.decisions = decisions;
    }

    /**
     * A request that begins or ends at a member where rules name the group, and that no rule matches; empty where there is
     * none, no rule names the group, or no fabric is known.
     */
    public Optional<Request> of(PortGroup group) {
        if (!decisions.classes().isFabricKnown()) {
            return Optional.empty();
        }
        return request(Axis.SOURCE, group).or(() -> request(Axis.DESTINATION, group));
    }

    private Optional<Request> request(Axis end, PortGroup group) {
        boolean isNamed = bound.policy().rules().stream().anyMatch(rule -> names(rule, end, group));
        if (!isNamed) {
            return Optional.empty();
        }
        try {
            Region region = Region.all(decisions.classes()).with(end, List.of(bound.members(group)));
            return decisions.outcome(region, NO_RULE).flatMap(Outcome::witness);
        } catch (DecisionLimitException tooComplex) {
            return Optional.empty();
        }
    }

    private static boolean names(MatchRule rule, Axis end, PortGroup group) {
        List<PortGroup> named = end == Axis.SOURCE ? rule.sources() : rule.destinations();
        return named.stream().anyMatch(some -> some == group);
    }
}
