package org.qos.runtime.option;

import org.qos.runtime.value.Vl;
import org.qos.runtime.value.VlArbitration;

/**
 * What a port can do with VLs, as its PortInfo says (IBTA 1.2.1, 14.2.5.6). VL codes are those of {@link Vl}.
 *
 * @param vlCap the code of what it has, 1 to 5
 * @param operationalVls the code of what it uses on its link, 1 to 5
 * @param vlarbHighCap how many entries its high arbitration table takes, 0 to 64
 * @param vlarbLowCap how many entries its low arbitration table takes, 0 to 64
 */
public record PortVlCapabilities(int vlCap, int operationalVls, int vlarbHighCap, int vlarbLowCap) {

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException when a code or a capacity is out of range
     */
    public PortVlCapabilities {
        check("VLCap", vlCap, 1, Vl.MAX_CODE);
        check("OperationalVLs", operationalVls, 1, Vl.MAX_CODE);
        check("VLArbitrationHighCap", vlarbHighCap, 0, VlArbitration.MAX_ENTRIES);
        check("VLArbitrationLowCap", vlarbLowCap, 0, VlArbitration.MAX_ENTRIES);
    }

    /**
     * A port with all VLs, and with tables of the largest capacity whose every entry OpenSM writes: with 64 entries, it
     * writes zeros into the second half (osm_qos.c:vlarb_update).
     *
     * @param operationalVls the code of what it uses on its link, 1 to 5
     */
    public static PortVlCapabilities ofFullTables(int operationalVls) {
        int capacity = VlArbitration.MAX_ENTRIES - 1;
        return new PortVlCapabilities(Vl.MAX_CODE, operationalVls, capacity, capacity);
    }

    /** Whether there is nothing to arbitrate between. */
    public boolean hasVl0Only() {
        return vlCap == 1;
    }

    /** The bits of a VL that OpenSM keeps for this port; 15, not 14, for VL0 to VL14. */
    int vlMask() {
        return Vl.mask(operationalVls);
    }

    private static void check(String what, int value, int min, int max) {
        if (value < min || value > max) {
            throw new IllegalArgumentException(what + " is " + value + ", not " + min + " to " + max);
        }
    }
}
