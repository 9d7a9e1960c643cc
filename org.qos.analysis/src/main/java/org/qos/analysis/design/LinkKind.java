package org.qos.analysis.design;

import org.qos.runtime.option.PortVlCapabilities;
import org.qos.runtime.value.Vl;

/**
 * A kind of ports that a design has to fit.
 *
 * @param title what it is, for people
 * @param vlCode the VLs that their links use, code 1 to 5 of {@link Vl}
 * @param highEntries how many entries their high-priority arbitration table can have, 0 to 64; 0 with one VL only
 * @param lowEntries how many entries their low-priority arbitration table can have, 0 to 64; 0 with one VL only
 * @param mtu the MTU of their links in bytes, 256 to 4096
 */
public record LinkKind(String title, int vlCode, int highEntries, int lowEntries, int mtu) {

    /** The entries of an arbitration table of which nothing is known: all adapters that were seen have this capacity, or a higher one. */
    public static final int USUAL_ENTRIES = 8;

    /** How many data VLs it has: 1, 2, 4, 8 or 15. */
    public int vls() {
        return Vl.count(vlCode);
    }

    /** What OpenSM fits tables to. */
    PortVlCapabilities capabilities() {
        return new PortVlCapabilities(vlCode, vlCode, highEntries, lowEntries);
    }
}
