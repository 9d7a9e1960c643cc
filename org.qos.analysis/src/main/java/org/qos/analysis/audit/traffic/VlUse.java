package org.qos.analysis.audit.traffic;

import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** Which SLs the paths of a subnet have on which VL of which out-port. */
public final class VlUse {

    private final char[] sls;

    VlUse(int ports) {
        sls = new char[ports * Sl.COUNT];
    }

    /**
     * What packets of some SLs would use that took every link, whatever port they come in by: for a subnet whose
     * paths are not known.
     *
     * @param slBits the SLs, a bit for each
     */
    public static VlUse everywhere(RoutedLinks links, int slBits) {
        VlUse use = new VlUse(links.ports());
        for (int port = 0; port < links.ports(); port++) {
            for (int in = 0; links.isLinked(port) && in < links.rowCount(port); in++) {
                long row = links.row(port, in);
                for (int sl = 0; sl < Sl.COUNT; sl++) {
                    if ((slBits >>> sl & 1) != 0 && Sl2VlRow.vl(row, sl) != Vl.DROP) {
                        use.add(port, Sl2VlRow.vl(row, sl), 1 << sl);
                    }
                }
            }
        }
        return use;
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
