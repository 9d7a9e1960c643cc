package org.qos.analysis.report.fabric;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.qos.analysis.report.policy.PolicyText;
import org.qos.analysis.report.request.GroupClasses;
import org.qos.runtime.policy.PortGroup;

/**
 * The colours of endpoints by the groups in which they are. Groups that have every drawn endpoint tell nothing apart
 * and do not count; the most frequent sets of groups get a colour each.
 */
final class PortColours {

    /**
     * Endpoints of one colour.
     *
     * @param colour the class of the style sheet
     * @param title the groups in which they are
     * @param count how many there are
     */
    record Entry(String colour, String title, int count) {}

    private static final String PLAIN = "plain";
    private static final String OTHER = "c" + (PolicyText.COLOURS - 1);

    private final GroupClasses classes;
    private final int named;
    private final Map<BitSet, String> colours = new LinkedHashMap<>();
    private final List<Entry> legend = new ArrayList<>();
    private final BitSet common = new BitSet();

    /**
     * Chooses the colours.
     *
     * @param named how many of the groups have a name; they are the first
     * @param drawn the endpoints that are drawn
     */
    PortColours(GroupClasses classes, int named, List<Integer> drawn) {
        this.classes = classes;
        this.named = named;
        common.set(0, named);
        drawn.forEach(endpoint -> common.and(classes.groupsOf(classes.classOf(endpoint))));
        Map<BitSet, Integer> counts = new LinkedHashMap<>();
        drawn.forEach(endpoint -> counts.merge(key(endpoint), 1, Integer::sum));
        int others = 0;
        for (Map.Entry<BitSet, Integer> entry : inOrder(counts)) {
            String colour = entry.getKey().isEmpty() ? PLAIN : "c" + next();
            if (colour.equals(OTHER)) {
                others += entry.getValue();
            } else {
                legend.add(new Entry(colour, title(entry.getKey()), entry.getValue()));
            }
            colours.put(entry.getKey(), colour);
        }
        if (others > 0) {
            legend.add(new Entry(OTHER, "other sets of groups", others));
        }
    }

    private static List<Map.Entry<BitSet, Integer>> inOrder(Map<BitSet, Integer> counts) {
        return counts.entrySet().stream()
                .sorted(Comparator.comparing(entry -> -entry.getValue()))
                .toList();
    }

    /** The first colour is like no colour, and is for the default level only. */
    private int next() {
        long used = colours.values().stream()
                .filter(colour -> !colour.equals(PLAIN))
                .count();
        return (int) Math.min(used + 1, PolicyText.COLOURS - 1);
    }

    private BitSet key(int endpoint) {
        BitSet groups = (BitSet) classes.groupsOf(classes.classOf(endpoint)).clone();
        groups.clear(named, Math.max(named, groups.length()));
        groups.andNot(common);
        return groups;
    }

    private String title(BitSet groups) {
        return groups.isEmpty()
                ? (common.isEmpty() ? "in no group" : "in no further group")
                : groups.stream()
                        .mapToObj(classes.groups()::get)
                        .map(PortGroup::name)
                        .collect(Collectors.joining(" and "));
    }

    /** The class of the style sheet for an endpoint. */
    String of(int endpoint) {
        return colours.get(key(endpoint));
    }

    /** The colours with what they mean, the most frequent first. */
    List<Entry> legend() {
        return List.copyOf(legend);
    }

    /** The names of the groups that have every drawn endpoint. */
    List<String> common() {
        return common.stream()
                .mapToObj(group -> classes.groups().get(group).name())
                .toList();
    }
}
