package org.qos.analysis.decision;

import java.util.Arrays;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;

/**
 * Pairs of a source port and a destination port, by their classes. With a fabric they can be counted; a port with
 * itself is a pair, too.
 */
public final class PortPairs {

    private final Region region;
    /** For each class of sources the classes of destinations. */
    private final ClassSet[] destinations;

    /** No pair yet, of those in a region. */
    PortPairs(RequestClasses classes, Region region) {
        this.region = region;
        this.destinations = new ClassSet[classes.count(Axis.SOURCE)];
        Arrays.fill(destinations, ClassSet.EMPTY);
    }

    /** Adds each source of one set with each destination of another. */
    void add(ClassSet sources, ClassSet targets) {
        sources.forEach(source -> add(source, targets));
    }

    /** Adds the pairs of others, which have the same classes. */
    public void addAll(PortPairs others) {
        for (int source = 0; source < destinations.length; source++) {
            add(source, others.destinations[source]);
        }
    }

    private void add(int source, ClassSet targets) {
        ClassSet before = destinations[source];
        if (before != targets && !before.containsAll(targets)) {
            destinations[source] = before.isEmpty() ? targets : ClassSet.union(List.of(before, targets));
        }
    }

    /** Whether each source of one set is there with each destination of another. */
    boolean containsAll(ClassSet sources, ClassSet targets) {
        return sources.stream().allMatch(source -> destinations[source].containsAll(targets));
    }

    /** Whether a pair of classes is there. */
    public boolean contains(int source, int destination) {
        return destinations[source].contains(destination);
    }

    /** Whether there is no pair. */
    public boolean isEmpty() {
        return Arrays.stream(destinations).allMatch(ClassSet::isEmpty);
    }

    /** How many pairs of ports these are; 0 where no fabric is known. */
    public long count() {
        Map<ClassSet, Long> targets = new IdentityHashMap<>();
        long sum = 0;
        for (int source = 0; source < destinations.length; source++) {
            if (!destinations[source].isEmpty()) {
                sum += region.weight(Axis.SOURCE, source)
                        * targets.computeIfAbsent(destinations[source], this::destinationPorts);
            }
        }
        return sum;
    }

    private long destinationPorts(ClassSet set) {
        long[] sum = {0};
        set.forEach(number -> sum[0] += region.weight(Axis.DESTINATION, number));
        return sum[0];
    }
}
