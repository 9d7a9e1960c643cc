package org.qos.runtime.fabric;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;

/** The ports that paths begin and end at, numbered from 0, and where to find them by port GUID and by LID. */
final class Endpoints {

    private final List<Port> ports;
    private final Map<NodeType, BitSet> byType = new EnumMap<>(NodeType.class);
    /** The known port GUIDs in ascending unsigned order, with the sign bit flipped so that signed comparison serves. */
    private final long[] guids;
    /** The index of the port that has the GUID at the same place of {@link #guids}. */
    private final int[] indices;

    private final NavigableMap<Integer, Port> byBaseLid = new TreeMap<>();

    Endpoints(List<Node> nodes) {
        List<Port> found = new ArrayList<>();
        for (Node node : nodes) {
            int begin = found.size();
            found.addAll(node.endpoints());
            byType.computeIfAbsent(node.type(), type -> new BitSet()).set(begin, found.size());
        }
        ports = List.copyOf(found);
        indices = byGuid();
        guids = IntStream.of(indices)
                .mapToLong(index -> flipped(ports.get(index).guid()))
                .toArray();
        ports.stream().filter(port -> port.lid() != 0).forEach(port -> byBaseLid.putIfAbsent(port.lid(), port));
    }

    List<Port> ports() {
        return ports;
    }

    BitSet ofType(NodeType type) {
        BitSet indices = new BitSet();
        indices.or(byType.getOrDefault(type, indices));
        return indices;
    }

    /** The index of the port of that GUID, -1 when there is none; of several the first. */
    int index(long guid) {
        int place = firstFrom(guid);
        return place < guids.length && guids[place] == flipped(guid) ? indices[place] : -1;
    }

    /** Hands over the ports whose GUIDs lie between two values, read as unsigned; returns whether there are any. */
    boolean select(long first, long last, IntConsumer selected) {
        long end = flipped(last);
        int place = firstFrom(first);
        boolean any = false;
        for (; place < guids.length && guids[place] <= end; place++) {
            selected.accept(indices[place]);
            any = true;
        }
        return any;
    }

    Optional<Port> byLid(int lid) {
        return Optional.ofNullable(byBaseLid.floorEntry(lid))
                .map(entry -> entry.getValue())
                .filter(port -> port.answersTo(lid));
    }

    private int[] byGuid() {
        return IntStream.range(0, ports.size())
                .filter(index -> ports.get(index).guid() != 0)
                .boxed()
                .sorted(Comparator.comparingLong(
                        index -> flipped(ports.get(index).guid())))
                .mapToInt(Integer::intValue)
                .toArray();
    }

    /** The first place whose GUID is not below the given one. */
    private int firstFrom(long guid) {
        long wanted = flipped(guid);
        int low = 0;
        int high = guids.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (guids[middle] < wanted) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    private static long flipped(long guid) {
        return guid ^ Long.MIN_VALUE;
    }
}
