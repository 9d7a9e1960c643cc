package org.qos.runtime.setup;

import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeMap;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.VlWeight;

/**
 * The tables that a policy states for a port, fitted to what the port can do. What is absent the policy does not
 * state, and programming leaves it as it is.
 *
 * @param port the port that packets leave by
 * @param sl2vl a row for each in-port that the policy states one for, see {@link Sl2VlRow}; of a port of a channel
 *     adapter or router only for 0
 * @param high the high-priority arbitration table, without entries beyond the capacity of the port
 * @param low the low-priority arbitration table, likewise
 * @param highLimit VLHighLimit, 0 to 255 in units of 4096 bytes
 */
public record PortTables(
        PortId port,
        NavigableMap<Integer, Long> sl2vl,
        Optional<List<VlWeight>> high,
        Optional<List<VlWeight>> low,
        OptionalInt highLimit) {

    /** Copies the collections. */
    public PortTables {
        high = high.map(List::copyOf);
        low = low.map(List::copyOf);
        sl2vl = Collections.unmodifiableNavigableMap(new TreeMap<>(sl2vl));
    }

    /** The tables as OpenSM's options have them, a row for each in-port. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder("PortTables[" + port);
        sl2vl.forEach(
                (in, row) -> text.append(", sl2vl ").append(in).append(": ").append(Sl2VlRow.text(row)));
        high.ifPresent(entries -> text.append(", high=").append(entries));
        low.ifPresent(entries -> text.append(", low=").append(entries));
        highLimit.ifPresent(limit -> text.append(", highLimit=").append(limit));
        return text.append("]").toString();
    }

    /** The same arbitration with rows of SL2VL. */
    PortTables withSl2Vl(NavigableMap<Integer, Long> rows) {
        return new PortTables(port, rows, high, low, highLimit);
    }

    /** Whether the policy states nothing for the port. */
    public boolean isEmpty() {
        return sl2vl.isEmpty() && high.isEmpty() && low.isEmpty() && highLimit.isEmpty();
    }
}
