package org.qos.analysis.decision;

import java.util.BitSet;

/**
 * Pairs of a source port and a destination port, by their classes. With a fabric they can be counted; a port with itself is
 * a pair, too.
 */
public final class PortPairs {

    private final Region region;
    /** For each class of sources the classes of destinations; null where there is none. */
    private final BitSet[] destinations;

    /** No pair yet, of those in a region. */
    PortPairs(RequestClasses classes, Region region) {
        this.region = region;
        this.destinations = new BitSet[classes.count(Axis.SOURCE)];
    }

    /** Adds each source of one set with each destination of another. */
    void add(ClassSet sources, ClassSet targets) {
        sources.forEach(source -> {
            destinations[source] = destinations[source] == null ? new BitSet() : destinations[source];
            targets.forEachInterval(destinations[source]::set);
        });
    }

    /** Adds the pairs of others. */
    public void addAll(PortPairs others) {
        for (int source = 0; source < destinations.length; source++) {
            if (others.destinations[source] != null) {
                destinations[source] = destinations[source] == null ? new BitSet() : destinations[source];
                destinations[source].or(others.destinations[source]);
            }
        }
    }

    /** Whether each source of one set is there with each destination of another. */
    boolean containsAll(ClassSet sources, ClassSet targets) {
        return sources.stream()
                .allMatch(source -> destinations[source] != null
                        && ClassSet.of(destinations[source]).containsAll(targets));
    }

    /** Whether a pair of classes is there. */
    public boolean contains(int source, int destination) {
        return destinations[source] != null && destinations[source].get(destination);
    }

    /** How many pairs of ports these are; 0 where no fabric is known. */
    public long count() {
        long sum = 0;
        for (int source = 0; source < destinations.length; source++) {
            if (destinations[source] != null) {
                sum += region.weight(Axis.SOURCE, source)
                        * destinations[source].stream()
                                .mapToLong(target -> region.weight(Axis.DESTINATION, target))
                                .sum();
            }
        }
        return sum;
    }
}
