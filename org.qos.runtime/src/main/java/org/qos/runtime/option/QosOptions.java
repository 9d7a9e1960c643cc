package org.qos.runtime.option;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * A set of QoS options: the general one, or that of a kind of ports. A value that is absent comes from elsewhere.
 *
 * @param maxVls {@code max_vls}, 1 to 15; no table depends on it
 * @param highLimit {@code high_limit}, 0 to 255 in units of 4096 bytes: how much the high-priority table may send before the low
 *     one gets a turn; 0 is one packet, 255 no limit
 * @param vlarbHigh {@code vlarb_high}, at most 64 entries
 * @param vlarbLow {@code vlarb_low}, at most 64 entries
 * @param sl2vl {@code sl2vl}, the VL of each of the 16 SLs; 15 drops the packet
 */
public record QosOptions(
        OptionalInt maxVls,
        OptionalInt highLimit,
        Optional<List<VlWeight>> vlarbHigh,
        Optional<List<VlWeight>> vlarbLow,
        Optional<List<Integer>> sl2vl) {

    /** Nothing set. */
    public static final QosOptions NONE = new QosOptions(
            OptionalInt.empty(), OptionalInt.empty(), Optional.empty(), Optional.empty(), Optional.empty());

    /** What OpenSM takes where no option says otherwise (OpenSM osm_subnet.h, OSM_DEFAULT_QOS_...). */
    public static final QosOptions BUILT_IN = new QosOptions(
            OptionalInt.of(Vl.DATA_COUNT),
            OptionalInt.of(0),
            Optional.of(weights(4, 0)),
            Optional.of(weights(0, 4)),
            Optional.of(List.of(0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 7)));

    /**
     * Copies the lists.
     *
     * @throws IllegalArgumentException when there are more than 64 entries, or not 16 VLs
     */
    public QosOptions {
        vlarbHigh = vlarbHigh.map(List::copyOf);
        vlarbLow = vlarbLow.map(List::copyOf);
        sl2vl = sl2vl.map(List::copyOf);
        if (vlarbHigh.filter(list -> list.size() > VlArbitration.MAX_ENTRIES).isPresent()
                || vlarbLow.filter(list -> list.size() > VlArbitration.MAX_ENTRIES)
                        .isPresent()) {
            throw new IllegalArgumentException("an arbitration table has at most 64 entries");
        }
        if (sl2vl.filter(list -> list.size() != Sl.COUNT).isPresent()) {
            throw new IllegalArgumentException("sl2vl has a VL for each of the 16 SLs");
        }
    }

    /** This set with another one's values where it has none, each value by itself (OpenSM osm_qos.c:qos_build_config). */
    public QosOptions or(QosOptions other) {
        return new QosOptions(
                maxVls.isPresent() ? maxVls : other.maxVls,
                highLimit.isPresent() ? highLimit : other.highLimit,
                vlarbHigh.or(() -> other.vlarbHigh),
                vlarbLow.or(() -> other.vlarbLow),
                sl2vl.or(() -> other.sl2vl));
    }

    /** VL0 with one weight, VL1 to VL14 with another. */
    private static List<VlWeight> weights(int first, int others) {
        List<VlWeight> table = new ArrayList<>(List.of(new VlWeight(0, first)));
        IntStream.rangeClosed(1, Vl.MAX_DATA)
                .mapToObj(vl -> new VlWeight(vl, others))
                .forEach(table::add);
        return table;
    }
}
