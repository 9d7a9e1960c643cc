package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.qos.runtime.match.GuidSet;
import org.qos.runtime.match.PortSet;
import org.qos.runtime.policy.PortGroup;
import org.qos.runtime.policy.Ranges;

/**
 * Ports in classes by the groups that have them, where no fabric is known. A group that cannot be resolved gets a
 * class of its own, for a port that is in no other group: a port may be in more groups than its class has, so that
 * what no class reaches no port reaches, but a port need not get what its class gets.
 */
final class GuidPartition {

    private final List<Ranges> guids;
    private final ValueIntervals intervals;
    /** For each group the class of its unknown ports, -1 if all its ports are known. */
    private final int[] unknown;

    private final int count;

    private GuidPartition(List<PortGroup> groups, List<PortSet> members) {
        this.guids = members.stream().map(set -> ((GuidSet) set).guids()).toList();
        this.intervals = new ValueIntervals(guids, -1L);
        int next = intervals.values().count();
        Map<PortGroup, Integer> numbers = new LinkedHashMap<>();
        unknown = new int[groups.size()];
        for (int group = 0; group < unknown.length; group++) {
            if (((GuidSet) members.get(group)).complete()) {
                unknown[group] = -1;
            } else {
                int fresh = next + numbers.size();
                unknown[group] = numbers.computeIfAbsent(selection(groups.get(group)), some -> fresh);
            }
        }
        count = next + numbers.size();
    }

    /**
     * Finds the classes.
     *
     * @param groups the groups
     * @param members what is known of the ports of each
     */
    static GuidPartition of(List<PortGroup> groups, List<PortSet> members) {
        return new GuidPartition(groups, members);
    }

    /** The classes of the ports of each group. */
    List<ClassSet> classes() {
        return IntStream.range(0, unknown.length).mapToObj(this::classesOf).toList();
    }

    private ClassSet classesOf(int group) {
        ClassSet known = intervals.classesOf(guids.get(group));
        return unknown[group] < 0 ? known : ClassSet.union(List.of(known, ClassSet.of(unknown[group])));
    }

    /** The values; of the ports that only the fabric shows none is known. */
    AxisValues values() {
        AxisValues values = intervals.values();
        int known = values.count();
        long[] weights = Arrays.copyOf(values.weights(), count);
        Arrays.fill(weights, known, count, 1);
        return new AxisValues(
                values.starts(),
                values.classes(),
                Arrays.copyOf(values.witnesses(), count),
                Arrays.copyOf(values.others(), count),
                weights,
                Arrays.copyOf(values.known(), count));
    }

    /** What selects the ports; groups that agree in it have the same ports. */
    private static PortGroup selection(PortGroup group) {
        return new PortGroup(
                "",
                "",
                group.portGuids(),
                group.portNames(),
                group.partitions(),
                group.pkeys(),
                group.nodeTypes(),
                group.self());
    }
}
