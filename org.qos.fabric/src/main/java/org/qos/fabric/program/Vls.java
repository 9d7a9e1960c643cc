package org.qos.fabric.program;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;

/** Sets of VLs as bits, the lowest bit for VL0. */
final class Vls {

    private Vls() {}

    /** The VLs of a set, in ascending order. */
    static List<Integer> of(int bits) {
        return BitSet.valueOf(new long[] {bits}).stream().boxed().toList();
    }

    /** The VLs of a set for people, such as {@code VL3, VL5}. */
    static String text(int bits) {
        return of(bits).stream().map(vl -> "VL" + vl).collect(Collectors.joining(", "));
    }
}
