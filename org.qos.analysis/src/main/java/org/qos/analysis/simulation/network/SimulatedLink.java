package org.qos.analysis.simulation.network;

import java.util.List;
import org.qos.runtime.value.DataRate;
import org.qos.runtime.value.VlWeight;

/**
 * A link in one direction.
 *
 * @param gigabits what it carries in Gb/s, one of {@link DataRate}
 * @param highLimit VLHighLimit, 0 to 255
 * @param high the high-priority arbitration table
 * @param low the low-priority one
 */
public record SimulatedLink(double gigabits, int highLimit, List<VlWeight> high, List<VlWeight> low) {

    /** Copies the lists. */
    public SimulatedLink {
        high = List.copyOf(high);
        low = List.copyOf(low);
    }

    /** A link with one VL. */
    public static SimulatedLink ofOneVl(double gigabits) {
        return new SimulatedLink(gigabits, 0, List.of(), List.of(new VlWeight(0, 1)));
    }

    /** How long it sends a byte, in {@link Ticks}. */
    public long ticksPerByte() {
        return Ticks.perByte(gigabits);
    }
}
