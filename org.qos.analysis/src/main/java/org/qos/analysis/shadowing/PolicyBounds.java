package org.qos.analysis.shadowing;

import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.qos.analysis.shadowing.Bounds.Field;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.value.Pkey;

/** The bounds of the rules of a policy and of requests to it. */
final class PolicyBounds {

    private final BoundPolicy bound;
    private final Map<PortGroup, PortBounds> groups = new IdentityHashMap<>();

    PolicyBounds(BoundPolicy bound) {
        this.bound = bound;
    }

    /** The bounds of what a rule matches. */
    Bounds of(MatchRule rule) {
        return new Bounds()
                .with(Field.SERVICE_ID, rule.serviceIds())
                .with(Field.QOS_CLASS, rule.qosClasses())
                .with(Field.TCLASS, rule.tclasses())
                .with(Field.PKEY, rule.pkeys())
                .with(Field.SOURCE, ports(rule.sources()))
                .with(Field.DESTINATION, ports(rule.destinations()));
    }

    /** The bounds of a request, which those of the rules that match it cover. */
    Bounds of(Request request) {
        OptionalInt pkey = request.pkey();
        return new Bounds()
                .with(Field.SERVICE_ID, request.serviceId())
                .with(Field.QOS_CLASS, number(request.qosClass()))
                .with(Field.TCLASS, number(request.tclass()))
                .with(Field.PKEY, pkey.isPresent() ? OptionalLong.of(Pkey.base(pkey.getAsInt())) : OptionalLong.empty())
                .with(Field.SOURCE, port(request.sourceGuid()))
                .with(Field.DESTINATION, port(request.destinationGuid()));
    }

    private static OptionalLong number(OptionalInt value) {
        return value.isPresent() ? OptionalLong.of(value.getAsInt()) : OptionalLong.empty();
    }

    private PortBounds ports(List<PortGroup> stated) {
        return stated.isEmpty()
                ? PortBounds.ANY
                : stated.stream().map(this::ports).reduce(PortBounds.NONE, PortBounds::and);
    }

    /** Computed once for each group. */
    private PortBounds ports(PortGroup group) {
        return groups.computeIfAbsent(group, some -> PortBounds.of(bound.members(some)));
    }

    /** Only rules that do not state an end match a port that the fabric does not have. */
    private PortBounds port(long guid) {
        if (bound.fabric().isEmpty()) {
            return PortBounds.of(guid);
        }
        int index = bound.fabric().endpointIndex(guid);
        return index < 0 ? PortBounds.ANY : PortBounds.of(index);
    }
}
