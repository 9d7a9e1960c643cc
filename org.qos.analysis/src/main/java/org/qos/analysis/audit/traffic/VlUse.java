package org.qos.analysis.audit.traffic;

import java.util.stream.IntStream;
import org.qos.runtime.option.SlMtus;
import org.qos.runtime.value.Mtu;
import org.qos.runtime.value.Sl;
import org.qos.runtime.value.Sl2VlRow;
import org.qos.runtime.value.Vl;

/** Which SLs the paths of a subnet have on which VL of which out-port, and the MTUs of these paths. */
public final class VlUse {

    private final char[] sls;
    /** The MTUs by out-port, VL and SL: a bit for each code. */
    private final byte[] mtus;

    VlUse(int ports) {
        sls = new char[ports * Sl.COUNT];
        mtus = new byte[ports * Sl.COUNT * Sl.COUNT];
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
                        use.add(port, Sl2VlRow.vl(row, sl), sl, 1 << links.mtu(port));
                    }
                }
            }
        }
        return use;
    }

    /** Adds paths with an SL, and their MTUs: a bit for each code. */
    void add(int outPort, int vl, int sl, int mtuBits) {
        int place = outPort * Sl.COUNT + vl;
        sls[place] |= (char) (1 << sl);
        mtus[place * Sl.COUNT + sl] |= (byte) mtuBits;
    }

    /**
     * The sizes of the packets that leave a port on a VL, in bytes: those of the paths, as far as levels do not limit them.
     *
     * @param limits the limits of levels
     */
    public IntStream packets(int outPort, int vl, SlMtus limits) {
        int place = outPort * Sl.COUNT + vl;
        return IntStream.range(0, Sl.COUNT)
                .filter(sl -> (sls[place] >>> sl & 1) != 0)
                .flatMap(sl -> IntStream.rangeClosed(Mtu.MIN_CODE, Mtu.MAX_CODE)
                        .filter(code -> (mtus[place * Sl.COUNT + sl] >>> code & 1) != 0)
                        .flatMap(code -> limits.packets(1 << sl, Mtu.bytes(code))))
                .distinct();
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
