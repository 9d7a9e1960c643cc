package org.qos.fabric.program;

import java.util.BitSet;
import java.util.List;

/** Sets of VLs as bits, the lowest bit for VL 0. */
final class Vls {

    private Vls() {}

    /** The VLs of a set, in ascending order. */
    static List<Integer> of(int bits) {
        return BitSet.valueOf(new long[] {bits}).stream().boxed().toList();
    }
}
