package org.qos.runtime.value;

/** LIDs of ports (IBTA 1.2.1, 4.1.3). */
public final class Lid {

    /** The maximum unicast LID; the minimum is 1. */
    public static final int MAX_UNICAST = 0xbfff;

    /** The maximum LID mask control (LMC): a port has 2^LMC LIDs (4.1.3). */
    public static final int MAX_LMC = 7;

    /** The maximum of the path bits, the low bits of a LID that the LMC masks. */
    public static final int MAX_PATH_BITS = (1 << MAX_LMC) - 1;

    /** The LID of every port that has no other one (IBTA 4.1.3). */
    public static final int PERMISSIVE = 0xffff;

    private Lid() {}

    /** Whether a number can be the LID of a port. */
    public static boolean isUnicast(int lid) {
        return lid > 0 && lid <= MAX_UNICAST;
    }
}
