package org.qos.runtime.match;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.stream.Stream;
import org.qos.runtime.fabric.Fabric;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.partition.Partitions;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.Policy;
import org.qos.runtime.policy.PortGroup;

/**
 * A policy together with the ports that its groups have on a fabric. Groups are compared by identity, because two can
 * share a name.
 *
 * <p>Where {@link Fabric#EMPTY} says that no fabric is known, groups have the GUIDs that they, or partitions of theirs,
 * give by value, and a note says where that is not all.
 */
public final class BoundPolicy {

    private final Policy policy;
    private final Fabric fabric;
    private final Partitions partitions;
    private final Map<PortGroup, PortSet> members = new IdentityHashMap<>();
    private final List<BindingNote> notes = new ArrayList<>();

    private BoundPolicy(Policy policy, Fabric fabric, Partitions partitions) {
        this.policy = policy;
        this.fabric = fabric;
        this.partitions = partitions;
        Map<Partition, BitSet> known = new IdentityHashMap<>();
        Function<Partition, BitSet> partitionMembers = partition -> known.computeIfAbsent(
                partition, some -> PartitionMembers.of(some, fabric).all().indices());
        groupsOf(policy).forEach(group -> bind(group, partitionMembers));
    }

    /**
     * Binds the groups of a policy.
     *
     * @param policy the policy
     * @param fabric the fabric, its subnet manager's port included, or {@link Fabric#EMPTY}
     * @param partitions the partitions of the subnet
     */
    public static BoundPolicy bind(Policy policy, Fabric fabric, Partitions partitions) {
        return new BoundPolicy(policy, fabric, partitions);
    }

    /** The policy. */
    public Policy policy() {
        return policy;
    }

    /** The fabric that it is bound to; empty when none is known. */
    public Fabric fabric() {
        return fabric;
    }

    /** The partitions that it is bound to. */
    public Partitions partitions() {
        return partitions;
    }

    /**
     * The ports that a group has as sources and destinations.
     *
     * @throws IllegalArgumentException when the group is none of the policy's
     */
    public PortSet members(PortGroup group) {
        return Optional.ofNullable(members.get(group))
                .orElseThrow(() -> new IllegalArgumentException("not a group of this policy: " + group.name()));
    }

    /** Whether the port of that GUID is in one of the groups. */
    public boolean inAny(List<PortGroup> groups, long portGuid) {
        return groups.stream().anyMatch(group -> members(group).contains(portGuid));
    }

    /**
     * The ports whose tables a group means in {@code qos-setup}, in the order of node GUIDs and port numbers; ports of
     * switches that are connected to nothing are among them.
     */
    public List<PortId> setupPorts(PortGroup group) {
        return SetupPorts.of(group, fabric, partitions);
    }

    /** What the fabric and the partitions say about the groups, in the order of the groups. */
    public List<BindingNote> notes() {
        return List.copyOf(notes);
    }

    private void bind(PortGroup group, Function<Partition, BitSet> partitionMembers) {
        if (members.containsKey(group)) {
            return;
        }
        Consumer<BindingNote> note = notes::add;
        members.put(
                group,
                fabric.isEmpty()
                        ? GuidBinder.bind(group, partitions, note)
                        : new GroupBinder(group, fabric, partitions, partitionMembers, note).bind());
    }

    /** The named groups and those that belong to rules and scopes alone, such as the ones that ULP lines make. */
    private static Stream<PortGroup> groupsOf(Policy policy) {
        Stream<PortGroup> ofRules = policy.rules().stream().flatMap(BoundPolicy::groupsOf);
        Stream<PortGroup> ofTables = policy.setup().sl2vl().stream()
                .flatMap(scope -> Stream.of(scope.groups(), scope.acrossTo(), scope.acrossFrom())
                        .flatMap(List::stream));
        Stream<PortGroup> ofArbitration = policy.setup().vlArb().stream()
                .flatMap(scope -> Stream.of(scope.groups(), scope.across()).flatMap(List::stream));
        return Stream.of(policy.groups().stream(), ofRules, ofTables, ofArbitration)
                .flatMap(groups -> groups);
    }

    private static Stream<PortGroup> groupsOf(MatchRule rule) {
        return Stream.concat(rule.sources().stream(), rule.destinations().stream());
    }
}
