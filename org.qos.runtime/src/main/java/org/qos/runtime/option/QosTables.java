package org.qos.runtime.option;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * What OpenSM wants in the tables of a kind of ports, before it fits them to a port.
 *
 * @param highLimit 0 to 255
 * @param vlarbHigh the high arbitration table; the entries beyond those listed are 0:0
 * @param vlarbLow the low arbitration table; the entries beyond those listed are 0:0
 * @param sl2vl the VL of each of the 16 SLs
 */
public record QosTables(int highLimit, List<VlWeight> vlarbHigh, List<VlWeight> vlarbLow, List<Integer> sl2vl) {

    private static final VlWeight EMPTY = new VlWeight(0, 0);

    /** Copies the lists. */
    public QosTables {
        vlarbHigh = List.copyOf(vlarbHigh);
        vlarbLow = List.copyOf(vlarbLow);
        sl2vl = List.copyOf(sl2vl);
    }

    /** The VLs with weight in an arbitration table. */
    public static SortedSet<Integer> weightedVls(List<VlWeight> table) {
        return table.stream()
                .filter(entry -> entry.weight() > 0)
                .map(VlWeight::vl)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    /** Whether a limit of 0 takes the effect from the weights of the high table: the low table has weight, but not on all of its VLs. */
    public boolean slowsHighTable() {
        SortedSet<Integer> low = weightedVls(vlarbLow);
        return highLimit == 0 && !low.isEmpty() && !low.containsAll(weightedVls(vlarbHigh));
    }

    /**
     * What OpenSM writes to a port. VLs that the port does not have wrap onto those it has; 15 in SL2VL stays. Entries
     * beyond a table's capacity are dropped. A port with VL0 only has no arbitration and a limit of 0 (OpenSM osm_qos.c:
     * vlarb_update, sl2vl_update_table).
     */
    public QosTables on(PortVlCapabilities port) {
        int mask = port.vlMask();
        List<Integer> vls =
                sl2vl.stream().map(vl -> vl == Vl.DROP ? Vl.DROP : vl & mask).toList();
        if (port.hasVl0Only()) {
            return new QosTables(0, List.of(), List.of(), vls);
        }
        return new QosTables(
                highLimit,
                arbitration(vlarbHigh, port.vlarbHighCap(), mask),
                arbitration(vlarbLow, port.vlarbLowCap(), mask),
                vls);
    }

    /**
     * The second block of 32 entries is filled for the remainder of the capacity by 32: at a capacity of 64 that is
     * nothing, and OpenSM writes zeros.
     */
    private static List<VlWeight> arbitration(List<VlWeight> table, int capacity, int mask) {
        int filled = capacity > VlArbitration.BLOCK ? VlArbitration.BLOCK + capacity % VlArbitration.BLOCK : capacity;
        List<VlWeight> written = new ArrayList<>(capacity);
        IntStream.range(0, capacity)
                .mapToObj(i -> i < Math.min(filled, table.size()) ? masked(table.get(i), mask) : EMPTY)
                .forEach(written::add);
        return written;
    }

    private static VlWeight masked(VlWeight entry, int mask) {
        return new VlWeight(entry.vl() & mask, entry.weight());
    }
}
