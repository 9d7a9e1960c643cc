package org.qos.analysis.simulation.traffic;

import java.util.AbstractList;
import java.util.Collection;
import java.util.RandomAccess;
import org.qos.analysis.simulation.network.FlowColumns;

/** Paths of flows in columns, as {@link FlowColumns} has what is simulated. */
public final class RoutedFlows extends AbstractList<RoutedFlow> implements RandomAccess {

    private final int[] trafficClasses;
    private final int[] sources;
    private final int[] destinations;
    private final byte[] sls;
    private int size;

    /**
     * No path yet.
     *
     * @param capacity how many can be added
     */
    RoutedFlows(int capacity) {
        trafficClasses = new int[capacity];
        sources = new int[capacity];
        destinations = new int[capacity];
        sls = new byte[capacity];
    }

    /** All paths, one part after the other. */
    static RoutedFlows join(Collection<RoutedFlows> parts) {
        RoutedFlows all =
                new RoutedFlows(parts.stream().mapToInt(RoutedFlows::size).sum());
        parts.forEach(all::append);
        return all;
    }

    private void append(RoutedFlows more) {
        System.arraycopy(more.trafficClasses, 0, trafficClasses, size, more.size);
        System.arraycopy(more.sources, 0, sources, size, more.size);
        System.arraycopy(more.destinations, 0, destinations, size, more.size);
        System.arraycopy(more.sls, 0, sls, size, more.size);
        size += more.size;
    }

    /** Adds a path, see {@link RoutedFlow}. */
    void add(int trafficClass, int source, int destination, int sl) {
        trafficClasses[size] = trafficClass;
        sources[size] = source;
        destinations[size] = destination;
        sls[size++] = (byte) sl;
    }

    /** The index of the class of a flow. */
    public int trafficClass(int flow) {
        return trafficClasses[flow];
    }

    /** The SL of a flow. */
    public int sl(int flow) {
        return sls[flow];
    }

    @Override
    public RoutedFlow get(int flow) {
        return new RoutedFlow(trafficClasses[flow], sources[flow], destinations[flow], sls[flow]);
    }

    @Override
    public int size() {
        return size;
    }
}
