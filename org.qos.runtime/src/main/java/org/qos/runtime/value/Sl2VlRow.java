package org.qos.runtime.value;

import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A row of an SL2VL table in a {@code long}: the VL of SL n in the n-th group of four bits (IBTA 14.2.5.8). VL15 represents
 * packets that are dropped.
 */
public final class Sl2VlRow {

    private static final int VL_BITS = 4;

    private Sl2VlRow() {}

    /**
     * The row of 16 VLs.
     *
     * @throws IllegalArgumentException when there are not 16
     */
    public static long of(List<Integer> vls) {
        if (vls.size() != Sl.COUNT) {
            throw new IllegalArgumentException("an SL2VL table has 16 VLs, not " + vls.size());
        }
        long row = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            row |= (vls.get(sl) & 0xfL) << VL_BITS * sl;
        }
        return row;
    }

    /** The VL of an SL, 0 to 15. */
    public static int vl(long row, int sl) {
        return (int) (row >>> VL_BITS * sl) & 0xf;
    }

    /** The VLs of the SLs from 0 to 15. */
    public static List<Integer> vls(long row) {
        return IntStream.range(0, Sl.COUNT).mapToObj(sl -> vl(row, sl)).toList();
    }

    /** The VLs of the SLs from 0 to 15 with commas between them, as OpenSM's options have them. */
    public static String text(long row) {
        return vls(row).stream().map(String::valueOf).collect(Collectors.joining(","));
    }

    /** The SLs that have a VL: a bit for each, the lowest for SL 0. */
    public static int sls(long row, int vl) {
        int sls = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            sls |= vl(row, sl) == vl ? 1 << sl : 0;
        }
        return sls;
    }

    /** A bit for each SL whose packets are not dropped, the lowest bit for SL 0. */
    public static char usable(long row) {
        int usable = 0;
        for (int sl = 0; sl < Sl.COUNT; sl++) {
            usable |= vl(row, sl) == Vl.DROP ? 0 : 1 << sl;
        }
        return (char) usable;
    }
}
