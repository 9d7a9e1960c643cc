package org.qos.analysis.shadowing;

import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.IntStream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.match.Request;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/** Requests made for a rule to match, carrying no more than it states. */
final class Witnesses {

    private static final int MAX_WITNESSES = 16;

    private final MatchRule rule;
    private final BoundPolicy bound;

    private Witnesses(MatchRule rule, BoundPolicy bound) {
        this.rule = rule;
        this.bound = bound;
    }

    /**
     * Some requests that the rule matches, each with other groups and ranges of the rule; those that name no port of a
     * stated group, as none can be determined, it does not match.
     */
    static List<Request> of(MatchRule rule, BoundPolicy bound) {
        Witnesses witnesses = new Witnesses(rule, bound);
        return IntStream.range(0, MAX_WITNESSES)
                .mapToObj(witnesses::witness)
                .distinct()
                .toList();
    }

    private Request witness(int number) {
        return new Request(
                port(rule.sources(), number),
                port(rule.destinations(), number),
                value(rule.serviceIds(), number),
                small(rule.qosClasses(), number),
                small(rule.tclasses(), number),
                small(rule.pkeys(), number));
    }

    /** A port of one of the groups; 0 where any port will do, or where no port can be determined. */
    private long port(List<PortGroup> groups, int number) {
        List<PortSet> occupied = groups.stream()
                .map(bound::members)
                .filter(ports -> ports.any().isPresent())
                .toList();
        return occupied.isEmpty()
                ? 0
                : occupied.get(number % occupied.size()).any().getAsLong();
    }

    private static OptionalLong value(Ranges ranges, int number) {
        int count = ranges.ranges().size();
        return count == 0
                ? OptionalLong.empty()
                : OptionalLong.of(ranges.ranges().get(number % count).first());
    }

    private static OptionalInt small(Ranges ranges, int number) {
        OptionalLong value = value(ranges, number);
        return value.isPresent() ? OptionalInt.of((int) value.getAsLong()) : OptionalInt.empty();
    }
}
