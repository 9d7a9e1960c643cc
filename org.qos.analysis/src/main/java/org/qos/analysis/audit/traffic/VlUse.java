package org.qos.analysis.audit.traffic;

import org.qos.runtime.value.Sl;

/** Which SLs the paths of a subnet have on which VL of which out-port. */
public final class VlUse {

    private final char[] sls;

    VlUse(int ports) {
        sls = new char[ports * Sl.COUNT];
    }

    void add(int outPort, int vl, int slBits) {
        sls[outPort * Sl.COUNT + vl] |= (char) slBits;
    }

    /** The SLs that packets have which leave a port on a VL: a bit for each, the lowest for SL 0. */
    public int sls(int outPort, int vl) {
        return sls[outPort * Sl.COUNT + vl];
    }

    /** Whether any path leaves by a port. */
    public boolean isUsed(int outPort) {
        for (int vl = 0; vl < Sl.COUNT; vl++) {
            if (sls(outPort, vl) != 0) {
                return true;
            }
        }
        return false;
    }
}
