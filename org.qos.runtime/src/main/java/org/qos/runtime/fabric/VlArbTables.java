package org.qos.runtime.fabric;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.qos.runtime.value.VlWeight;

/**
 * The VL arbitration of a port, as far as it is known (IBTA 14.2.5.9).
 *
 * @param high the high-priority table with all entries that the port takes, those of weight 0 included
 * @param low the low-priority table, likewise
 * @param highLimit VLHighLimit, 0 to 255 in units of 4096 bytes: 0 one packet, 255 no limit (IBTA 14.2.5.6)
 */
public record VlArbTables(Optional<List<VlWeight>> high, Optional<List<VlWeight>> low, OptionalInt highLimit) {

    /** Nothing is known. */
    public static final VlArbTables UNKNOWN = new VlArbTables(Optional.empty(), Optional.empty(), OptionalInt.empty());

    /** Copies the lists. */
    public VlArbTables {
        high = high.map(List::copyOf);
        low = low.map(List::copyOf);
    }

    /** What is known here, and where that is nothing, what another source knows. */
    public VlArbTables or(VlArbTables other) {
        return new VlArbTables(
                high.or(() -> other.high),
                low.or(() -> other.low),
                highLimit.isPresent() ? highLimit : other.highLimit);
    }
}
