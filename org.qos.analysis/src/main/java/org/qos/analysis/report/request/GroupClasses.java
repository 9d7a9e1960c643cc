package org.qos.analysis.report.request;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.policy.PortGroup;

/** The endpoints of a fabric by the groups in which they are: rules treat endpoints of one class alike. */
public final class GroupClasses {

    private final List<PortGroup> groups = new ArrayList<>();
    private final Map<PortGroup, Integer> indexOf = new IdentityHashMap<>();
    private final List<BitSet> memberships = new ArrayList<>();
    private final List<List<Integer>> endpoints = new ArrayList<>();
    private final int[] classOf;

    /** The classes of a policy that is bound to a known fabric. */
    public GroupClasses(BoundPolicy bound) {
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
        Map<BitSet, Integer> known = new HashMap<>();
        for (int endpoint = 0; endpoint < classOf.length; endpoint++) {
            classOf[endpoint] = known.computeIfAbsent(ofEndpoint.get(endpoint), this::added);
            endpoints.get(classOf[endpoint]).add(endpoint);
        }
    }

    private void add(PortGroup group) {
        if (indexOf.putIfAbsent(group, groups.size()) == null) {
            groups.add(group);
        }
    }

    private int added(BitSet membership) {
        memberships.add(membership);
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

    /** The indices of the endpoints of a class, at least one. */
    public List<Integer> endpoints(int number) {
        return endpoints.get(number);
    }
}
