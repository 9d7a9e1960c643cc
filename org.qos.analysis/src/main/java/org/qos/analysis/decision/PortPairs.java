package org.qos.analysis.decision;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Pairs of a source port and a destination port, by their classes. With a fabric they can be counted; a port with
 * itself is a pair, too.
 */
public final class PortPairs {

    /** So many rectangles are compared with each other; of more, the destinations of each source are kept. */
    private static final int MAX_RECTANGLES = 8;

    private final RequestClasses classes;
    private final Region region;
    /** Sets of pairs that have no source in common, as long as they are few. */
    private final List<Rectangle> rectangles = new ArrayList<>(1);
    /** For each class of sources the classes of destinations; none as long as there are rectangles. */
    private ClassSet[] destinations = {};

    /** No pair yet, of those in a region. */
    PortPairs(RequestClasses classes, Region region) {
        this.classes = classes;
        this.region = region;
    }

    /** Adds each source of one set with each destination of another. */
    public void add(ClassSet sources, ClassSet targets) {
        if (sources.isEmpty() || targets.isEmpty()) {
            return;
        }
        if (destinations.length == 0 && rectangles.size() < MAX_RECTANGLES && isApart(sources)) {
            rectangles.add(new Rectangle(sources, targets));
            return;
        }
        separateSources();
        addToEach(sources, targets);
    }

    private boolean isApart(ClassSet sources) {
        for (Rectangle other : rectangles) {
            if (other.sources().intersects(sources)) {
                return false;
            }
        }
        return true;
    }

    private void addToEach(ClassSet sources, ClassSet targets) {
        for (int i = 0; i < sources.intervals(); i++) {
            for (int source = sources.first(i); source < sources.end(i); source++) {
                add(source, targets);
            }
        }
    }

    /** Adds the pairs of others, which have the same classes. */
    public void addAll(PortPairs others) {
        for (Rectangle rectangle : others.rectangles) {
            add(rectangle.sources(), rectangle.targets());
        }
        if (others.destinations.length > 0) {
            separateSources();
            for (int source = 0; source < others.destinations.length; source++) {
                add(source, others.destinations[source]);
            }
        }
    }

    /** Keeps the pairs that others, which have the same classes, have, too. */
    public void retainAll(PortPairs others) {
        List<Rectangle> before = List.copyOf(rectangles);
        ClassSet[] eachBefore = destinations;
        rectangles.clear();
        destinations = new ClassSet[0];
        before.forEach(rectangle -> others.copyTo(this, rectangle.sources(), rectangle.targets()));
        for (int source = 0; source < eachBefore.length; source++) {
            others.copyTo(this, ClassSet.of(source), eachBefore[source]);
        }
    }

    /** Adds to others the pairs that are here and between some classes. */
    private void copyTo(PortPairs others, ClassSet sources, ClassSet targets) {
        if (containsAll(sources, targets)) {
            others.add(sources, targets);
            return;
        }
        rectangles.forEach(
                some -> others.add(some.sources().and(sources), some.targets().and(targets)));
        if (destinations.length > 0) {
            sources.forEach(source -> others.add(ClassSet.of(source), destinations[source].and(targets)));
        }
    }

    private void separateSources() {
        if (destinations.length == 0) {
            destinations = new ClassSet[classes.count(Axis.SOURCE)];
            Arrays.fill(destinations, ClassSet.EMPTY);
            rectangles.forEach(rectangle -> addToEach(rectangle.sources(), rectangle.targets()));
            rectangles.clear();
        }
    }

    private void add(int source, ClassSet targets) {
        ClassSet before = destinations[source];
        if (before != targets && !before.containsAll(targets)) {
            destinations[source] = before.or(targets);
        }
    }

    /** Whether each source of one set is there with each destination of another. */
    boolean containsAll(ClassSet sources, ClassSet targets) {
        if (sources.isEmpty() || targets.isEmpty()) {
            return true;
        }
        for (Rectangle rectangle : rectangles) {
            if (rectangle.sources().containsAll(sources)) {
                return rectangle.targets().containsAll(targets);
            }
        }
        boolean isAny = destinations.length > 0 || !rectangles.isEmpty();
        return isAny && containsAllOfEach(sources, targets);
    }

    private boolean containsAllOfEach(ClassSet sources, ClassSet targets) {
        for (int i = 0; i < sources.intervals(); i++) {
            for (int source = sources.first(i); source < sources.end(i); source++) {
                if (!targets(source).containsAll(targets)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Whether a pair of classes is there. */
    public boolean contains(int source, int destination) {
        return targets(source).contains(destination);
    }

    private ClassSet targets(int source) {
        if (destinations.length > 0) {
            return destinations[source];
        }
        for (Rectangle rectangle : rectangles) {
            if (rectangle.sources().contains(source)) {
                return rectangle.targets();
            }
        }
        return ClassSet.EMPTY;
    }

    /** Whether all pairs of the region are there. */
    public boolean isFull() {
        return containsAll(region.classes(Axis.SOURCE), region.classes(Axis.DESTINATION));
    }

    /** Whether there is no pair. */
    public boolean isEmpty() {
        return rectangles.isEmpty() && Arrays.stream(destinations).allMatch(ClassSet::isEmpty);
    }

    /** How many pairs of ports these are; 0 where no fabric is known. */
    public long count() {
        long sum = 0;
        for (Rectangle rectangle : rectangles) {
            sum += region.weight(Axis.SOURCE, rectangle.sources())
                    * region.weight(Axis.DESTINATION, rectangle.targets());
        }
        for (int source = 0; source < destinations.length; source++) {
            if (!destinations[source].isEmpty()) {
                sum += region.weight(Axis.SOURCE, source) * region.weight(Axis.DESTINATION, destinations[source]);
            }
        }
        return sum;
    }

    /** Each source with each destination. */
    private record Rectangle(ClassSet sources, ClassSet targets) {}
}
