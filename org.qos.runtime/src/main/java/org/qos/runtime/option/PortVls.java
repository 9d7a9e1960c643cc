package org.qos.runtime.option;

/**
 * What a port can do with VLs, as its PortInfo says (IBTA 1.2.1, 14.2.5.6). VL codes: 1 is VL0, 2 is VL0 and VL1, 3 is VL0
 * to VL3, 4 is VL0 to VL7, 5 is VL0 to VL14.
 *
 * @param vlCap the code of what it has, 1 to 5
 * @param operationalVls the code of what it uses on its link, 1 to 5
 * @param vlarbHighCap how many entries its high arbitration table takes, 0 to 64
 * @param vlarbLowCap how many entries its low arbitration table takes, 0 to 64
 */
public record PortVls(int vlCap, int operationalVls, int vlarbHighCap, int vlarbLowCap) {

    /**
     * Checks the ranges.
     *
     * @throws IllegalArgumentException when a code or a capacity is out of range
     */
    public PortVls {
        check("VLCap", vlCap, 1, 5);
        check("OperationalVLs", operationalVls, 1, 5);
        check("VLArbitrationHighCap", vlarbHighCap, 0, 64);
        check("VLArbitrationLowCap", vlarbLowCap, 0, 64);
    }

    /** Whether there is nothing to arbitrate between. */
    public boolean hasVl0Only() {
        return vlCap == 1;
    }

    /** The bits of a VL that OpenSM keeps for this port; 15, not 14, for VL0 to VL14. */
    int vlMask() {
        return (1 << operationalVls - 1) - 1;
    }

    private static void check(String what, int value, int least, int greatest) {
        if (value < least || value > greatest) {
            throw new IllegalArgumentException(what + " is " + value + ", not " + least + " to " + greatest);
        }
    }
}
