package org.qos.analysis.audit.traffic;

import org.qos.runtime.value.Vl;

/**
 * A VL of a link in one direction with the buffer at its far end, as one number: 16 times the link, or the out-port from
 * which it leads, plus the VL. Each has credits of its own (IBTA 7.9).
 */
public final class Channel {

    /** How many numbers a link takes. */
    public static final int PER_LINK = Vl.COUNT;

    private static final int BITS = Integer.numberOfTrailingZeros(PER_LINK);

    private Channel() {}

    /** The channel of a VL. */
    public static int of(int link, int vl) {
        return link << BITS | vl;
    }

    /** The link of a channel. */
    public static int link(int channel) {
        return channel >>> BITS;
    }

    /** The VL of a channel. */
    public static int vl(int channel) {
        return channel & PER_LINK - 1;
    }
}
