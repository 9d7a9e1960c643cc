package org.qos.runtime.path.wire;

import java.util.Arrays;
import java.util.HexFormat;

/**
 * What the datagram of a query carries after its header (IBTA 15.2.1.1).
 *
 * @param smKey the SM_Key of the SA header; zero but in {@link ServiceIdCoding#SM_KEY}
 * @param componentMask the component mask
 * @param attribute the bytes of the attribute
 */
public record WireQuery(long smKey, long componentMask, byte[] attribute) {

    /** Copies the bytes. */
    public WireQuery {
        attribute = attribute.clone();
    }

    /** The bytes of the attribute; a copy. */
    @Override
    public byte[] attribute() {
        return attribute.clone();
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof WireQuery query
                && smKey == query.smKey
                && componentMask == query.componentMask
                && Arrays.equals(attribute, query.attribute);
    }

    @Override
    public int hashCode() {
        return Long.hashCode(smKey ^ componentMask) * 31 + Arrays.hashCode(attribute);
    }

    @Override
    public String toString() {
        return String.format(
                "SM_Key %016x, component mask %016x, attribute %s",
                smKey, componentMask, HexFormat.of().formatHex(attribute));
    }
}
