package org.qos.analysis.difference;

import java.util.Optional;
import java.util.SortedMap;
import java.util.function.ToIntBiFunction;
import org.qos.runtime.partition.Membership;
import org.qos.runtime.partition.MulticastGroup;
import org.qos.runtime.partition.Partition;
import org.qos.runtime.value.Rate;

/**
 * A partition that differs.
 *
 * @param pkey its P_Key without the membership bit
 * @param before the partition on the old side, empty where it is new
 * @param after the partition on the new side, empty where it is gone
 * @param gained the members that have the P_Key on the new side only, and how
 * @param lost the members that had the P_Key on the old side only, and how
 * @param changed the members that are members of another kind than before, with the new kind
 * @param lowersIpoibSl whether packets of the IPoIB broadcast group get less of the links than before
 */
public record PartitionChange(
        int pkey,
        Optional<Partition> before,
        Optional<Partition> after,
        SortedMap<PartitionPort, Membership> gained,
        SortedMap<PartitionPort, Membership> lost,
        SortedMap<PartitionPort, Membership> changed,
        boolean lowersIpoibSl) {

    /** The name, the new one where there are two. */
    public String name() {
        return after.or(() -> before).map(Partition::name).orElseThrow();
    }

    /** The IPoIB broadcast group of the old side. */
    public Optional<MulticastGroup> ipoibBefore() {
        return before.flatMap(Partition::broadcast);
    }

    /** The IPoIB broadcast group of the new side. */
    public Optional<MulticastGroup> ipoibAfter() {
        return after.flatMap(Partition::broadcast);
    }

    /** Whether the IPoIB broadcast group differs, or is on one side only. */
    public boolean changesIpoib() {
        return !ipoibBefore().equals(ipoibAfter());
    }

    /** Whether the SL of the partition differs. */
    public boolean changesSl() {
        return before.isPresent()
                && after.isPresent()
                && before.get().sl() != after.get().sl();
    }

    /** Whether the IPoIB broadcast group has a lower MTU than before. */
    public boolean lowersIpoibMtu() {
        return isLowerIpoib((before, after) -> Integer.compare(after.mtu(), before.mtu()));
    }

    /** Whether the IPoIB broadcast group has a lower rate than before. */
    public boolean lowersIpoibRate() {
        return isLowerIpoib((before, after) -> Rate.compare(after.rate(), before.rate()));
    }

    private boolean isLowerIpoib(ToIntBiFunction<MulticastGroup, MulticastGroup> order) {
        return ipoibBefore()
                .flatMap(before -> ipoibAfter().filter(after -> order.applyAsInt(before, after) < 0))
                .isPresent();
    }

    /** Whether the change lowers what members or IPoIB get. */
    public boolean isBreaking() {
        return losesService() || lowersIpoibMtu() || lowersIpoibRate();
    }

    /** Whether a member loses the P_Key or full membership, or IPoIB loses its group or gets less of the links. */
    public boolean losesService() {
        boolean losesIpoib = ipoibBefore().isPresent() && ipoibAfter().isEmpty();
        return !lost.isEmpty() || changed.containsValue(Membership.LIMITED) || losesIpoib || lowersIpoibSl;
    }

    /** Whether nothing differs. */
    boolean isEmpty() {
        return before.isPresent() == after.isPresent()
                && gained.isEmpty()
                && lost.isEmpty()
                && changed.isEmpty()
                && !changesSl()
                && !changesIpoib();
    }
}
