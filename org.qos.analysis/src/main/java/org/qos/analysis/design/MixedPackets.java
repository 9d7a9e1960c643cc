package org.qos.analysis.design;

import java.util.Arrays;
import java.util.List;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * The sizes of the packets of each VL on a link. Where the classes of a VL have packets of several sizes, its turns end with a packet that
 * can be longer than what is left of the weight. The sizes are looked up for every entry of every table that a plan is tried with, so
 * that they are computed once.
 */
final class MixedPackets {

    private final int mtu;
    private final int[] largest = new int[Vl.DATA_COUNT];
    private final int[] smallest = new int[Vl.DATA_COUNT];

    /**
     * Collects the sizes.
     *
     * @param classes all classes
     * @param mtu the MTU of the link in bytes
     */
    MixedPackets(List<ClassPlan> classes, int mtu) {
        this.mtu = mtu;
        for (ClassPlan each : classes) {
            int size = each.wish().packet(mtu);
            int vl = each.vl();
            largest[vl] = Math.max(largest[vl], size);
            smallest[vl] = smallest[vl] == 0 ? size : Math.min(smallest[vl], size);
        }
    }

    /** The maximum of the classes of a VL, in bytes; the MTU for a VL of no class. */
    int largest(int vl) {
        return largest[vl] == 0 ? mtu : largest[vl];
    }

    /** The minimum of the classes of a VL, in bytes; the MTU for a VL of no class. */
    int smallest(int vl) {
        return smallest[vl] == 0 ? mtu : smallest[vl];
    }

    /** Whether some VL has packets of several sizes. */
    boolean isMixed() {
        return !Arrays.equals(largest, smallest);
    }

    /**
     * Tables with the longest turns that the VLs can take. Weights are multiples of the smallest size, so that the last packet of a turn exceeds the weight
     * by the difference of the sizes at most. With {@link #smallest} packets this is the least that the other VLs get.
     */
    QosTables longestTurns(QosTables tables) {
        return new QosTables(
                tables.highLimit(), longest(tables.vlarbHigh()), longest(tables.vlarbLow()), tables.sl2vl());
    }

    private List<VlWeight> longest(List<VlWeight> table) {
        return table.stream()
                .map(entry -> entry.weight() == 0 ? entry : new VlWeight(entry.vl(), entry.weight() + over(entry.vl())))
                .toList();
    }

    /** By how much a turn of a VL can exceed its weight, in the unit of weights. */
    int over(int vl) {
        return (largest(vl) - smallest(vl)) / VlArbitration.WEIGHT_UNIT;
    }
}
