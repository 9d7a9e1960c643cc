package org.qos.analysis.partition;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.qos.runtime.policy.MatchRule;
import org.qos.runtime.policy.PortGroup;

/** The lists of groups that rules name as sources and destinations, each once and with a number. Groups are compared by identity. */
final class EndLists {

    private final List<List<PortGroup>> lists = new ArrayList<>();
    private final Map<PortGroup, Integer> groups = new IdentityHashMap<>();
    private final Map<List<Integer>, Integer> numbers = new HashMap<>();
    private final int[] sources;
    private final int[] destinations;

    EndLists(List<MatchRule> rules) {
        sources = rules.stream().mapToInt(rule -> number(rule.sources())).toArray();
        destinations =
                rules.stream().mapToInt(rule -> number(rule.destinations())).toArray();
    }

    private int number(List<PortGroup> list) {
        List<Integer> key = list.stream()
                .map(group -> groups.computeIfAbsent(group, some -> groups.size()))
                .toList();
        return numbers.computeIfAbsent(key, some -> {
            lists.add(list);
            return lists.size() - 1;
        });
    }

    /** How many different lists there are. */
    int size() {
        return lists.size();
    }

    /** The groups of a list. */
    List<PortGroup> groups(int list) {
        return lists.get(list);
    }

    /** The list of the sources of a rule by its place from 0. */
    int source(int rule) {
        return sources[rule];
    }

    /** The list of the destinations of a rule by its place from 0. */
    int destination(int rule) {
        return destinations[rule];
    }
}
