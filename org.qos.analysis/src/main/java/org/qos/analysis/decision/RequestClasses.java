package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongConsumer;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.Port;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.Range;

/**
 * The requests that some policies can tell apart. Each axis has classes of values, numbered from 0: the rules that
 * accept one value of a class accept all of them. Class 0 has the values that no rule names; for a field it is also
 * the class of requests that leave the field out, for an end that of ports in no group. A known fabric decides which
 * ports exist.
 *
 * <p>Without a fabric some groups cannot be resolved. Then a rule that no class of requests reaches is reached by no
 * request, but a request may be decided by another rule than its class ({@link #isExact}).
 */
public final class RequestClasses {

    private final List<BoundPolicy> policies;
    private final long[] ports;
    private final AxisClasses[] axes;
    private final boolean exact;

    private RequestClasses(List<BoundPolicy> policies, Collection<? extends PortSet> distinguished) {
        this.policies = List.copyOf(policies);
        this.ports = ports(policies);
        this.axes = Arrays.stream(Axis.values())
                .map(axis -> axis.isEnd()
                        ? EndClasses.of(axis, policies, ports, distinguished)
                        : FieldClasses.of(axis, policies))
                .toArray(AxisClasses[]::new);
        this.exact = isFabricKnown() || areGroupsKnown(policies);
    }

    private static boolean areGroupsKnown(List<BoundPolicy> policies) {
        return policies.stream().allMatch(policy -> policy.policy().rules().stream()
                .flatMap(rule -> Stream.concat(rule.sources().stream(), rule.destinations().stream()))
                .distinct()
                .map(policy::members)
                .allMatch(set -> ((GuidSet) set).complete()));
    }

    /**
     * Finds the classes that some policies tell apart together.
     *
     * @param policies at least one; on different fabrics the ports are those of all of them
     * @throws IllegalArgumentException if some policies are bound to a fabric, and others are not
     */
    public static RequestClasses of(BoundPolicy... policies) {
        return of(List.of(), policies);
    }

    /**
     * The same, in which some sets of ports are distinguished, too: each has all ports of a class or none. Without a fabric
     * they do not count.
     */
    public static RequestClasses of(Collection<? extends PortSet> distinguished, BoundPolicy... policies) {
        List<BoundPolicy> all = List.of(policies);
        if (all.stream()
                        .map(BoundPolicy::fabric)
                        .map(Fabric::isEmpty)
                        .distinct()
                        .count()
                != 1) {
            throw new IllegalArgumentException("policies with and without a fabric");
        }
        return new RequestClasses(all, distinguished);
    }

    /** The policies. */
    public List<BoundPolicy> policies() {
        return policies;
    }

    /**
     * Whether each request gets what its class gets: a fabric is known, or all groups that rules name have known GUIDs.
     * Without a fabric any GUID is that of a port.
     */
    public boolean isExact() {
        return exact;
    }

    /** Whether the ports are those of a fabric. */
    public boolean isFabricKnown() {
        return !policies.get(0).fabric().isEmpty();
    }

    /** The GUIDs of the ports of the fabric, ascending as unsigned numbers; none if no fabric is known. */
    public long[] ports() {
        return ports.clone();
    }

    /** Calls for each port of the fabric that is in one of some sets, ascending. A set of GUIDs alone is not compared with all ports. */
    void forEachPort(List<PortSet> sets, LongConsumer port) {
        if (sets.size() == 1 && sets.get(0) instanceof GuidSet one) {
            one.guids().ranges().forEach(range -> forEachPort(range, port));
            return;
        }
        for (long guid : ports) {
            if (sets.stream().anyMatch(set -> set.contains(guid))) {
                port.accept(guid);
            }
        }
    }

    private void forEachPort(Range range, LongConsumer port) {
        int place = ports.length == 0 ? 0 : AxisValues.interval(ports, range.first());
        for (; place < ports.length && Long.compareUnsigned(ports[place], range.last()) <= 0; place++) {
            if (range.contains(ports[place])) { // the first place may be that of a port below the range
                port.accept(ports[place]);
            }
        }
    }

    /** How many classes an axis has, class 0 included. */
    public int count(Axis axis) {
        return axis(axis).values().count();
    }

    /** The classes of an axis that have a value; class 0 of an end has none if each port is in a group. */
    public ClassSet existing(Axis axis) {
        return axis(axis).existing();
    }

    /**
     * How many values a class has, {@link Long#MAX_VALUE} for more than that. With a fabric the values of ends are its
     * ports.
     */
    public long weight(Axis axis, int number) {
        return axis(axis).values().weights()[number];
    }

    /** How many ports of the fabric some classes of an end have. */
    long weight(Axis end, ClassSet numbers) {
        return axis(end).weight(numbers);
    }

    /** The class of a value of a field or of a port GUID. */
    public int classOf(Axis axis, long value) {
        return axis(axis).values().classOf(value);
    }

    /** Whether a rule states the axis. */
    public boolean isStated(Axis axis, int policy, int rule) {
        return axis(axis).isStated(policy, rule - 1);
    }

    /**
     * The classes that a rule accepts.
     *
     * @param policy the place of the policy, from 0
     * @param rule the place of the rule in the order of evaluation, from 1
     */
    public ClassSet accepted(Axis axis, int policy, int rule) {
        return axis(axis).accepted(policy, rule - 1);
    }

    /** Whether no request can match a rule: an axis has no value that it accepts. */
    public boolean isUnmatchable(int policy, int rule) {
        return Arrays.stream(axes)
                .anyMatch(axis -> axis.accepted(policy, rule - 1).isEmpty());
    }

    /** The lowest value of a class; empty for class 0, and for an unknown port. */
    public OptionalLong witness(Axis axis, int number) {
        AxisValues values = axis(axis).values();
        boolean isValue = values.known()[number] && (number > 0 || axis.isEnd() && isFabricKnown());
        return isValue ? OptionalLong.of(values.witnesses()[number]) : OptionalLong.empty();
    }

    AxisClasses axis(Axis axis) {
        return axes[axis.ordinal()];
    }

    private static long[] ports(List<BoundPolicy> policies) {
        return policies.stream()
                .map(BoundPolicy::fabric)
                .distinct()
                .flatMapToLong(RequestClasses::ports)
                .map(guid -> guid ^ Long.MIN_VALUE)
                .sorted()
                .distinct()
                .map(guid -> guid ^ Long.MIN_VALUE)
                .toArray();
    }

    /** Those that a request can name: of several ports with one GUID the first, and none without a GUID. */
    private static LongStream ports(Fabric fabric) {
        List<Port> endpoints = fabric.endpoints();
        return IntStream.range(0, endpoints.size())
                .filter(i -> endpoints.get(i).guid() != 0
                        && fabric.endpointIndex(endpoints.get(i).guid()) == i)
                .mapToLong(i -> endpoints.get(i).guid());
    }
}
