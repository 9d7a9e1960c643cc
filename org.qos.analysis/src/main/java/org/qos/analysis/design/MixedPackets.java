package org.qos.analysis.design;

import java.util.List;
import java.util.stream.IntStream;
import org.qos.runtime.option.QosTables;
import org.qos.runtime.value.VlArbitration;
import org.qos.runtime.value.VlWeight;

/**
 * The sizes of the packets of each VL on a link. Where the classes of a VL have packets of several sizes, its turns end with a packet that
 * can be longer than what is left of the weight.
 *
 * @param classes all classes
 * @param mtu the MTU of the link in bytes
 */
record MixedPackets(List<ClassPlan> classes, int mtu) {

    /** The maximum of the classes of a VL, in bytes. */
    int largest(int vl) {
        return sizes(vl).max().orElse(mtu);
    }

    /** The minimum of the classes of a VL, in bytes. */
    int smallest(int vl) {
        return sizes(vl).min().orElse(mtu);
    }

    /** Whether some VL has packets of several sizes. */
    boolean isMixed() {
        return classes.stream().anyMatch(each -> largest(each.vl()) > smallest(each.vl()));
    }

    /**
     * Tables with the longest turns that the VLs can take. Weights are multiples of all sizes, so that the last packet of a turn exceeds the weight
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

    private int over(int vl) {
        return (largest(vl) - smallest(vl)) / VlArbitration.WEIGHT_UNIT;
    }

    private IntStream sizes(int vl) {
        return classes.stream().filter(each -> each.vl() == vl).mapToInt(each -> each.wish()
                .packet(mtu));
    }
}
