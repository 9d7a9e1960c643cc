package org.qos.runtime.value;

import java.util.List;
import java.util.stream.Collectors;

/**
 * An entry of a VL arbitration table.
 *
 * @param vl the VL, 0 to 14
 * @param weight how many units of 64 bytes the VL may send in its turn, 0 to 255; 0 skips the entry
 */
public record VlWeight(int vl, int weight) {

    /** Entries of a table as files have them, without the unused ones at the end. */
    public static String text(List<VlWeight> entries) {
        int end = entries.size();
        while (end > 0 && entries.get(end - 1).weight() == 0) {
            end--;
        }
        return end == 0
                ? "no entries"
                : entries.subList(0, end).stream().map(VlWeight::toString).collect(Collectors.joining(","));
    }

    /** The entry as the files have it, {@code VL:weight}. */
    @Override
    public String toString() {
        return vl + ":" + weight;
    }
}
