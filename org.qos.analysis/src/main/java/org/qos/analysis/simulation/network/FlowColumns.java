package org.qos.analysis.simulation.network;

import java.util.AbstractList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.RandomAccess;

/**
 * Flows in columns: of millions of flows, objects would cost more time and memory than the simulation. Flows are made
 * when asked for.
 */
public final class FlowColumns extends AbstractList<SimulatedFlow> implements RandomAccess {

    private final int[] firstHops;
    private final int[] channels;
    private final int[] packetBytes;
    private final double[] gigabits;

    private FlowColumns(int[] firstHops, int[] channels, int[] packetBytes, double[] gigabits) {
        this.firstHops = firstHops;
        this.channels = channels;
        this.packetBytes = packetBytes;
        this.gigabits = gigabits;
    }

    /** The same flows in columns. */
    public static FlowColumns of(List<SimulatedFlow> flows) {
        if (flows instanceof FlowColumns columns) {
            return columns;
        }
        Builder builder = new Builder(flows.size());
        flows.forEach(flow -> builder.add(flow.channels(), flow.packetBytes(), flow.gigabits()));
        return builder.build();
    }

    /** All flows, one part after the other. */
    public static FlowColumns join(Collection<FlowColumns> parts) {
        int flows = parts.stream().mapToInt(FlowColumns::size).sum();
        Builder all = new Builder(
                flows, parts.stream().mapToInt(part -> part.channels.length).sum());
        parts.forEach(all::addAll);
        return all.build();
    }

    /** The place in {@link #channels} of the first channel of each flow, and the length of that at the end; not to be changed. */
    public int[] firstHops() {
        return firstHops;
    }

    /** The channels of all flows, one flow after the other; not to be changed. */
    public int[] channels() {
        return channels;
    }

    /** The offered load of each flow in Gb/s, see {@link SimulatedFlow#gigabits}; not to be changed. */
    public double[] gigabits() {
        return gigabits;
    }

    /** The size of the packets of a flow. */
    public int packetBytes(int flow) {
        return packetBytes[flow];
    }

    @Override
    public SimulatedFlow get(int flow) {
        int[] taken = Arrays.copyOfRange(channels, firstHops[flow], firstHops[flow + 1]);
        return new SimulatedFlow(taken, packetBytes[flow], gigabits[flow]);
    }

    @Override
    public int size() {
        return packetBytes.length;
    }

    /** Collects flows. */
    public static final class Builder {

        private static final int USUAL_HOPS = 4;

        private final int[] firstHops;
        private final int[] packetBytes;
        private final double[] gigabits;
        private int[] channels;
        private int size;

        /**
         * A builder without flows.
         *
         * @param flows how many there are at most
         */
        public Builder(int flows) {
            this(flows, flows * USUAL_HOPS);
        }

        private Builder(int flows, int hops) {
            firstHops = new int[flows + 1];
            packetBytes = new int[flows];
            gigabits = new double[flows];
            channels = new int[hops];
        }

        /** Adds a flow, see {@link SimulatedFlow}. */
        public void add(int[] path, int bytes, double load) {
            int first = firstHops[size];
            reserve(first + path.length);
            System.arraycopy(path, 0, channels, first, path.length);
            packetBytes[size] = bytes;
            gigabits[size] = load;
            firstHops[++size] = first + path.length;
        }

        private void addAll(FlowColumns more) {
            int first = firstHops[size];
            System.arraycopy(more.channels, 0, channels, first, more.channels.length);
            System.arraycopy(more.packetBytes, 0, packetBytes, size, more.size());
            System.arraycopy(more.gigabits, 0, gigabits, size, more.size());
            for (int flow = 1; flow <= more.size(); flow++) {
                firstHops[size + flow] = first + more.firstHops[flow];
            }
            size += more.size();
        }

        private void reserve(int hops) {
            if (hops > channels.length) {
                channels = Arrays.copyOf(channels, Math.max(hops, 2 * channels.length));
            }
        }

        /** The flows; none can be added afterwards. */
        public FlowColumns build() {
            return new FlowColumns(
                    firstHops.length == size + 1 ? firstHops : Arrays.copyOf(firstHops, size + 1),
                    channels.length == firstHops[size] ? channels : Arrays.copyOf(channels, firstHops[size]),
                    packetBytes.length == size ? packetBytes : Arrays.copyOf(packetBytes, size),
                    gigabits.length == size ? gigabits : Arrays.copyOf(gigabits, size));
        }
    }
}
