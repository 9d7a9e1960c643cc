package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Collection;
import java.util.IdentityHashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.qos.runtime.match.BoundPolicy;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;

/**
 * Finds the classes of the ports of an end: two ports are of one class if the same groups that rules name have both.
 */
final class EndClasses {

    private final Axis end;
    private final List<BoundPolicy> policies;
    /** The groups of all policies that rules name, numbered; compared by identity, because two can share a name. */
    private final Map<PortGroup, Integer> groups = new IdentityHashMap<>();

    private final List<PortSet> members = new ArrayList<>();
    private final List<PortGroup> named = new ArrayList<>();

    private EndClasses(Axis end, List<BoundPolicy> policies) {
        this.end = end;
        this.policies = policies;
    }

    /**
     * The classes of an end.
     *
     * @param ports the GUIDs of all ports, ascending as unsigned numbers; none if no fabric is known
     * @param distinguished sets of ports that are distinguished as groups are; nothing without a fabric
     */
    static AxisClasses of(
            Axis end, List<BoundPolicy> policies, long[] ports, Collection<? extends PortSet> distinguished) {
        EndClasses classes = new EndClasses(end, policies);
        Map<List<Integer>, Integer> lists = new LinkedHashMap<>();
        int[][] listOfRule = policies.stream()
                .map(policy -> policy.policy().rules().stream()
                        .map(rule -> classes.numbers(policy, rule))
                        .mapToInt(list -> list.isEmpty()
                                ? AxisClasses.NOT_STATED
                                : lists.computeIfAbsent(list, some -> lists.size()))
                        .toArray())
                .toArray(int[][]::new);
        return classes.found(ports, List.copyOf(lists.keySet()), listOfRule, distinguished);
    }

    private AxisClasses found(
            long[] ports, List<List<Integer>> lists, int[][] listOfRule, Collection<? extends PortSet> distinguished) {
        boolean isKnown = policies.stream().noneMatch(policy -> policy.fabric().isEmpty());
        if (isKnown) {
            members.addAll(distinguished);
            PortPartition partition = PortPartition.of(members, ports);
            return new AxisClasses(partition.values(), sets(lists, partition.classes()), listOfRule);
        }
        GuidPartition partition = GuidPartition.of(named, members);
        return new AxisClasses(partition.values(), sets(lists, partition.classes()), listOfRule);
    }

    private static List<List<ClassSet>> sets(List<List<Integer>> lists, List<ClassSet> ofGroups) {
        return lists.stream()
                .map(list -> list.stream().map(ofGroups::get).toList())
                .toList();
    }

    /** The numbers of the groups that a rule states for the end. */
    private List<Integer> numbers(BoundPolicy policy, MatchRule rule) {
        return end.groups(rule).stream()
                .map(group -> groups.computeIfAbsent(group, some -> {
                    named.add(some);
                    members.add(policy.members(some));
                    return groups.size();
                }))
                .distinct()
                .sorted()
                .toList();
    }
}
