package org.qos.analysis.shadowing;

import java.util.List;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;
import org.qos.runtime.value.QosClass;
import org.qos.runtime.value.TrafficClass;

/** The requests that a rule matches, field by field. */
final class RuleExtent {

    private final MatchRule rule;
    private final BoundPolicy bound;

    RuleExtent(MatchRule rule, BoundPolicy bound) {
        this.rule = rule;
        this.bound = bound;
    }

    /** Whether certainly no request matches. */
    boolean isEmpty() {
        return noPort(rule.sources())
                || noPort(rule.destinations())
                || allAbove(QosClass.MAX, rule.qosClasses())
                || allAbove(TrafficClass.MAX, rule.tclasses());
    }

    /** Whether certainly every request that the other rule matches matches this one. */
    boolean covers(RuleExtent other) {
        return covers(rule.serviceIds(), other.rule.serviceIds())
                && covers(rule.qosClasses(), other.rule.qosClasses())
                && covers(rule.tclasses(), other.rule.tclasses())
                && covers(rule.pkeys(), other.rule.pkeys())
                && covers(rule.sources(), other.rule.sources())
                && covers(rule.destinations(), other.rule.destinations());
    }

    private static boolean covers(Ranges stated, Ranges narrower) {
        return stated.isEmpty() || !narrower.isEmpty() && stated.containsAll(narrower);
    }

    private boolean covers(List<PortGroup> stated, List<PortGroup> narrower) {
        if (stated.isEmpty()) {
            return true;
        }
        return !narrower.isEmpty() && narrower.stream().allMatch(group -> isWithin(group, stated));
    }

    /** The same group is within itself, even where its ports are unknown. */
    private boolean isWithin(PortGroup group, List<PortGroup> stated) {
        if (stated.stream().anyMatch(one -> one == group)) {
            return true;
        }
        PortSet wanted = bound.members(group);
        PortSet ports =
                stated.stream().map(bound::members).reduce(PortSet::union).orElseThrow();
        return ports.containsAll(wanted);
    }

    private boolean noPort(List<PortGroup> groups) {
        return !groups.isEmpty()
                && groups.stream().allMatch(group -> bound.members(group).isEmpty());
    }

    private static boolean allAbove(long max, Ranges stated) {
        return !stated.isEmpty() && Long.compareUnsigned(stated.ranges().get(0).first(), max) > 0;
    }
}
