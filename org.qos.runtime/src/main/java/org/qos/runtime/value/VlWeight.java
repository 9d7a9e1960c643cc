package org.qos.runtime.value;

/**
 * An entry of a VL arbitration table.
 *
 * @param vl the VL, 0 to 14
 * @param weight how many units of 64 bytes the VL may send in its turn, 0 to 255; 0 skips the entry
 */
public record VlWeight(int vl, int weight) {

    /** The entry as the files have it, {@code VL:weight}. */
    @Override
    public String toString() {
        return vl + ":" + weight;
    }
}
