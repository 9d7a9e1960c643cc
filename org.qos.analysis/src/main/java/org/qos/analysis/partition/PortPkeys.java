package org.qos.analysis.partition;

import java.util.BitSet;
import java.util.function.IntPredicate;

/**
 * The partitions of a port, by the places of their P_Keys. Ports with equal partitions share P_Keys with the same ports.
 *
 * @param full the P_Keys of which the port is a full member; not to be changed
 * @param all those of which it is a full or limited member; not to be changed
 */
public record PortPkeys(BitSet full, BitSet all) {

    /** Of a port without partitions. */
    PortPkeys() {
        this(new BitSet(), new BitSet());
    }

    /** Whether both ports are members of a P_Key, and one of them is a full one (osm_pkey.c:osm_physp_find_common_pkey). */
    boolean shares(PortPkeys other) {
        return full.intersects(other.all) || all.intersects(other.full);
    }

    /** The same for one P_Key, by its place. */
    boolean shares(PortPkeys other, int place) {
        return all.get(place) && other.all.get(place) && (full.get(place) || other.full.get(place));
    }

    /** The same for some P_Keys. */
    boolean shares(PortPkeys other, IntPredicate wanted) {
        return all.stream().filter(wanted).anyMatch(place -> shares(other, place));
    }
}
