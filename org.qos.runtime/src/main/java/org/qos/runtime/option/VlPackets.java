package org.qos.runtime.option;

import java.util.Arrays;
import java.util.function.IntUnaryOperator;
import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/**
 * The sizes of the packets that each VL sends into a link while it has as much to send as it can. Levels with different MTU limits can
 * share a VL, whose packets then have several sizes in any mixture. A VL of which nothing is known has packets of the MTU.
 */
public final class VlPackets {

    private final int[] smallest;
    private final int[] largest;

    private VlPackets(int[] smallest, int[] largest) {
        this.smallest = smallest;
        this.largest = largest;
    }

    /** All packets of all VLs have one size, in bytes. */
    public static VlPackets ofSize(int bytes) {
        return builder(bytes).build();
    }

    /**
     * The packets of levels.
     *
     * @param mtu the MTU of the link in bytes
     * @param slsOfVl the SLs on each VL: a bit for each, the lowest for SL 0
     * @param levels the limits of their levels
     */
    public static VlPackets of(int mtu, IntUnaryOperator slsOfVl, SlMtus levels) {
        Builder builder = builder(mtu);
        for (int vl = 0; vl < Vl.DATA_COUNT; vl++) {
            int of = vl;
            levels.packets(slsOfVl.applyAsInt(vl), mtu).forEach(bytes -> builder.add(of, bytes));
        }
        return builder.build();
    }

    /** Collects the sizes of the packets on a link with an MTU in bytes. */
    public static Builder builder(int mtu) {
        return new Builder(mtu);
    }

    /** The smallest of the full packets of a VL, in bytes. */
    public int smallest(int vl) {
        return smallest[vl];
    }

    /** The largest packets of a VL, in bytes. */
    public int largest(int vl) {
        return largest[vl];
    }

    /** Whether a VL has packets of several sizes. */
    public boolean isMixed(int vl) {
        return smallest[vl] != largest[vl];
    }

    /** Whether some VL has packets of several sizes. */
    public boolean isMixed() {
        return !Arrays.equals(smallest, largest);
    }

    /**
     * The bytes by which the turn of an entry can exceed a turn of the smallest packets of its VL: the last packet can be a largest one
     * where one of the smallest would use the weight up.
     */
    public int excess(int vl) {
        return largest[vl] - smallest[vl];
    }

    /** The same without smaller packets on VLs with packets of several sizes. */
    public VlPackets largest() {
        return new VlPackets(largest, largest);
    }

    /** The same while a VL has packets of another size, in bytes, too. */
    public VlPackets with(int vl, int bytes) {
        int[] lower = smallest.clone();
        int[] upper = largest.clone();
        lower[vl] = Math.min(lower[vl], bytes);
        upper[vl] = Math.max(upper[vl], bytes);
        return new VlPackets(lower, upper);
    }

    /** The same while a VL has packets of one size only, in bytes. */
    public VlPackets only(int vl, int bytes) {
        int[] lower = smallest.clone();
        int[] upper = largest.clone();
        lower[vl] = bytes;
        upper[vl] = bytes;
        return new VlPackets(lower, upper);
    }

    /** The same while all VLs but one have packets of any smaller size, too. */
    VlPackets withSmallPacketsExceptFor(int vl) {
        int[] lower = new int[smallest.length];
        Arrays.fill(lower, VlArbitration.WEIGHT_UNIT);
        lower[vl] = smallest[vl];
        return new VlPackets(lower, largest);
    }

    @Override
    public String toString() {
        return Arrays.toString(smallest) + " to " + Arrays.toString(largest);
    }

    /** Collects the sizes of packets. */
    public static final class Builder {

        private final int mtu;
        /** By VL; tables that were read may name VL15. */
        private final int[] smallest = new int[Vl.COUNT];

        private final int[] largest = new int[Vl.COUNT];

        private Builder(int mtu) {
            this.mtu = mtu;
        }

        /** A VL has packets of a size, in bytes, too. */
        public Builder add(int vl, int bytes) {
            smallest[vl] = smallest[vl] == 0 ? bytes : Math.min(smallest[vl], bytes);
            largest[vl] = Math.max(largest[vl], bytes);
            return this;
        }

        /** The sizes; the MTU for VLs without a size. */
        public VlPackets build() {
            return new VlPackets(orMtu(smallest), orMtu(largest));
        }

        private int[] orMtu(int[] sizes) {
            return Arrays.stream(sizes).map(size -> size == 0 ? mtu : size).toArray();
        }
    }
}
