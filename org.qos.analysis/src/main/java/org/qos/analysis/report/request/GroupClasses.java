package org.qos.analysis.report.request;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.analysis.partition.PortPkeys;
import org.qos.analysis.partition.SharedPkeys;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.policy.PortGroup;

/**
 * The endpoints of a fabric by the groups in which they are: rules treat endpoints of one class alike. They can be distinguished by
 * their partitions, too.
 */
public final class GroupClasses {

    private final List<PortGroup> groups = new ArrayList<>();
    private final Map<PortGroup, Integer> indexOf = new IdentityHashMap<>();
    private final List<BitSet> memberships = new ArrayList<>();
    private final List<Optional<PortPkeys>> pkeys = new ArrayList<>();
    private final List<List<Integer>> endpoints = new ArrayList<>();
    private final int[] classOf;

    /** The classes of a policy that is bound to a known fabric, whatever the partitions of the endpoints. */
    public GroupClasses(BoundPolicy bound) {
        this(bound, Optional.empty());
    }

    /** The same, in which the endpoints of a class share partitions with the same endpoints, too. */
    public GroupClasses(BoundPolicy bound, SharedPkeys shared) {
        this(bound, Optional.of(shared));
    }

    private GroupClasses(BoundPolicy bound, Optional<SharedPkeys> shared) {
        bound.policy().groups().forEach(this::add);
        bound.policy().rules().stream()
                .flatMap(rule -> Stream.concat(rule.sources().stream(), rule.destinations().stream()))
                .forEach(this::add);
        List<BitSet> ofEndpoint = new ArrayList<>();
        bound.fabric().endpoints().forEach(port -> ofEndpoint.add(new BitSet()));
        for (int group = 0; group < groups.size(); group++) {
            int bit = group;
            if (bound.members(groups.get(group)) instanceof EndpointSet members) {
                members.indices().stream()
                        .forEach(endpoint -> ofEndpoint.get(endpoint).set(bit));
            }
        }
        classOf = new int[ofEndpoint.size()];
        Map<Membership, Integer> known = new HashMap<>();
        for (int endpoint = 0; endpoint < classOf.length; endpoint++) {
            long guid = bound.fabric().endpoints().get(endpoint).guid();
            Membership membership = new Membership(ofEndpoint.get(endpoint), shared.flatMap(some -> some.of(guid)));
            classOf[endpoint] = known.computeIfAbsent(membership, this::added);
            endpoints.get(classOf[endpoint]).add(endpoint);
        }
    }

    private void add(PortGroup group) {
        if (indexOf.putIfAbsent(group, groups.size()) == null) {
            groups.add(group);
        }
    }

    /** What the endpoints of a class have in common. */
    private record Membership(BitSet groups, Optional<PortPkeys> pkeys) {}

    private int added(Membership membership) {
        memberships.add(membership.groups());
        pkeys.add(membership.pkeys());
        endpoints.add(new ArrayList<>());
        return memberships.size() - 1;
    }

    /** The groups of the policy in file order, then those that belong to rules alone. */
    public List<PortGroup> groups() {
        return List.copyOf(groups);
    }

    /** The place of a group among {@link #groups}. */
    public int index(PortGroup group) {
        return indexOf.get(group);
    }

    /** How many classes there are. */
    public int count() {
        return memberships.size();
    }

    /** The class of an endpoint. */
    public int classOf(int endpoint) {
        return classOf[endpoint];
    }

    /** The places of the groups in which the endpoints of a class are; not to be changed. */
    public BitSet groupsOf(int number) {
        return memberships.get(number);
    }

    /** The partitions of the endpoints of a class; empty if they are not known or not distinguished. */
    Optional<PortPkeys> pkeysOf(int number) {
        return pkeys.get(number);
    }

    /** The indices of the endpoints of a class, at least one. */
    public List<Integer> endpoints(int number) {
        return endpoints.get(number);
    }
}
