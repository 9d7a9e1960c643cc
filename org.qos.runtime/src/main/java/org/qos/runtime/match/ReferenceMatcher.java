package org.qos.runtime.match;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.Pkey;

/**
 * The matcher to read and to compare others with: it tries one rule after the other, as
 * osm_qos_policy.c:__qos_policy_get_match_rule_by_params does. One unmet criterion is enough for a rule to be passed
 * over, and to ask for a field that the request leaves out is unmet, too.
 */
public final class ReferenceMatcher implements Matcher {

    private final BoundPolicy bound;

    /** A matcher for the rules and groups of a bound policy. */
    public ReferenceMatcher(BoundPolicy bound) {
        this.bound = bound;
    }

    @Override
    public Match match(Request request) {
        List<MatchRule> rules = bound.policy().rules();
        for (int place = 0; place < rules.size(); place++) {
            if (matches(rules.get(place), request)) {
                return Match.of(bound.policy(), place + 1);
            }
        }
        return Match.of(bound.policy(), 0);
    }

    /** Whether the request meets every criterion that the rule states. */
    public boolean matches(MatchRule rule, Request request) {
        return endMatches(rule.sources(), request.sourceGuid())
                && endMatches(rule.destinations(), request.destinationGuid())
                && fieldMatches(rule.qosClasses(), request.qosClass())
                && fieldMatches(rule.serviceIds(), request.serviceId())
                && fieldMatches(rule.tclasses(), request.tclass())
                && pkeyMatches(rule.pkeys(), request.pkey());
    }

    private boolean endMatches(List<PortGroup> groups, long portGuid) {
        return groups.isEmpty() || bound.inAny(groups, portGuid);
    }

    private static boolean pkeyMatches(Ranges stated, OptionalInt pkey) {
        return stated.isEmpty() || pkey.isPresent() && stated.contains(Pkey.base(pkey.getAsInt()));
    }

    private static boolean fieldMatches(Ranges stated, OptionalInt value) {
        return stated.isEmpty() || value.isPresent() && stated.contains(value.getAsInt());
    }

    private static boolean fieldMatches(Ranges stated, OptionalLong value) {
        return stated.isEmpty() || value.isPresent() && stated.contains(value.getAsLong());
    }
}
