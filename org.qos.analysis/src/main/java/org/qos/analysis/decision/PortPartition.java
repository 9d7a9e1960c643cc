package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.stream.IntStream;
import org.qos.runtime.match.EndpointSet;
import org.qos.runtime.match.PortSet;

/** The ports of a known fabric in classes by the groups that have them. */
final class PortPartition {

    private final long[] ports;
    private final int[][] members;
    private final int[] classes;
    /** For each port of the group that is split off, the class that it had. */
    private final int[] touched;
    /** For each class how many ports it has, how many of them are in that group, and the class that these get. */
    private int[] sizes = new int[16];

    private int[] moving = new int[16];
    private int[] target = new int[16];
    private int count = 1;

    private PortPartition(int[][] members, long[] ports) {
        this.members = members;
        this.ports = ports;
        this.classes = new int[ports.length];
        this.touched = new int[ports.length];
        this.sizes[0] = ports.length;
    }

    /**
     * Finds the classes.
     *
     * @param members the ports of each group
     * @param ports the GUIDs of all ports, ascending as unsigned numbers
     */
    static PortPartition of(List<PortSet> members, long[] ports) {
        int[][] places = members.stream().map(set -> places(set, ports)).toArray(int[][]::new);
        PortPartition partition = new PortPartition(places, ports);
        Arrays.stream(places).forEach(partition::split);
        partition.renumber();
        return partition;
    }

    /** The classes of the ports of each group. */
    List<ClassSet> classes() {
        return Arrays.stream(members)
                .map(group -> {
                    BitSet found = new BitSet();
                    Arrays.stream(group).forEach(port -> found.set(classes[port]));
                    return ClassSet.of(found);
                })
                .toList();
    }

    /** The values: each port is an interval, and so are the GUIDs between two ports, which are in no group. */
    AxisValues values() {
        long[] witnesses = new long[count];
        long[] others = new long[count];
        long[] weights = new long[count];
        boolean[] known = new boolean[count];
        known[0] = true;
        long[] starts = new long[2 * ports.length + 1];
        int[] ofStarts = new int[starts.length];
        int size = 1;
        for (int port = 0; port < ports.length; port++) {
            int number = classes[port];
            witnesses[number] = weights[number] == 0 ? ports[port] : witnesses[number];
            others[number] = weights[number] < 2 ? ports[port] : others[number];
            weights[number]++;
            known[number] = true;
            size -= starts[size - 1] == ports[port] ? 1 : 0;
            starts[size] = ports[port];
            ofStarts[size++] = number;
            if (ports[port] != -1L) {
                starts[size] = ports[port] + 1;
                ofStarts[size++] = 0;
            }
        }
        weights[0] += ports.length == 0 ? 1 : 0; // a fabric whose port GUIDs are unknown has some port
        return new AxisValues(
                Arrays.copyOf(starts, size), Arrays.copyOf(ofStarts, size), witnesses, others, weights, known);
    }

    private static int[] places(PortSet set, long[] ports) {
        if (!(set instanceof EndpointSet endpoints)) {
            return IntStream.range(0, ports.length)
                    .filter(place -> set.contains(ports[place]))
                    .toArray();
        }
        return endpoints.ports().stream()
                .mapToInt(port -> place(ports, port.guid()))
                .filter(place -> place >= 0)
                .sorted()
                .distinct()
                .toArray();
    }

    /** The place of a GUID among ascending ones; negative if it is not there. */
    private static int place(long[] ports, long guid) {
        int interval = ports.length == 0 ? 0 : AxisValues.interval(ports, guid);
        return ports.length > 0 && ports[interval] == guid ? interval : -1;
    }

    /** Separates the ports of a group from the others of their classes. */
    private void split(int[] group) {
        for (int port : group) {
            moving[classes[port]]++;
        }
        for (int port : group) {
            int old = classes[port];
            if (old == 0 || target[old] != 0 || moving[old] < sizes[old]) {
                int fresh = target[old] == 0 ? added() : target[old];
                target[old] = fresh; // after added(), which may replace the array
                classes[port] = fresh;
                sizes[old]--;
                sizes[fresh]++;
            }
            touched[port] = old;
        }
        for (int port : group) {
            moving[touched[port]] = 0;
            target[touched[port]] = 0;
        }
    }

    private int added() {
        if (count == sizes.length) {
            sizes = Arrays.copyOf(sizes, 2 * count);
            moving = Arrays.copyOf(moving, 2 * count);
            target = Arrays.copyOf(target, 2 * count);
        }
        return count++;
    }

    /** Numbers the classes by their first ports. */
    private void renumber() {
        int[] numbers = new int[count];
        int next = 1;
        for (int port = 0; port < classes.length; port++) {
            int old = classes[port];
            numbers[old] = old != 0 && numbers[old] == 0 ? next++ : numbers[old];
            classes[port] = numbers[old];
        }
        count = next;
    }
}
