package org.qos.runtime.path;

/**
 * An MTU, a rate or a packet lifetime with its selector, one byte on the wire.
 *
 * @param selector how the value is to be taken
 * @param value the code, 0 to 63 (MTU 1 to 5, rate 2 to 24, packet lifetime n in 4.096 us * 2^n)
 */
public record Selected(Selector selector, int value) {

    /** What an unset field holds. */
    public static final Selected NONE = new Selected(Selector.GREATER_THAN, 0);

    /**
     * Checks the code.
     *
     * @throws IllegalArgumentException when the code does not fit into six bits
     */
    public Selected {
        Bits.check("MTU, rate or packet lifetime code", value, 6);
    }

    /** Exactly that value. */
    public static Selected exactly(int value) {
        return new Selected(Selector.EXACTLY, value);
    }

    /** The byte that represents it: selector in the two high bits, value in the six low ones. */
    public int toByte() {
        return selector.code() << 6 | value;
    }

    /** What a byte represents; only its low eight bits are read. */
    public static Selected ofByte(int octet) {
        return new Selected(Selector.ofCode(octet >>> 6), octet & 0x3f);
    }
}
