package org.qos.runtime.testing;

/** Fields of a wire form by the number of their first bit, as in the tables of the standard: bit 0 comes first. */
public final class WireBits {

    private WireBits() {}

    /** The unsigned value of up to 64 bits. */
    public static long get(byte[] wire, int first, int width) {
        long value = 0;
        for (int bit = first; bit < first + width; bit++) {
            value = value << 1 | (wire[bit / 8] >> 7 - bit % 8 & 1);
        }
        return value;
    }

    /** A copy of the bytes in which these bits have the value. */
    public static byte[] with(byte[] wire, int first, int width, long value) {
        byte[] changed = wire.clone();
        for (int place = 0; place < width; place++) {
            int bit = first + place;
            int mask = 0x80 >> bit % 8;
            boolean set = (value >>> width - 1 - place & 1) != 0;
            changed[bit / 8] = (byte) (set ? changed[bit / 8] | mask : changed[bit / 8] & ~mask);
        }
        return changed;
    }

    /** The largest value of a field. */
    public static long max(int width) {
        return width == 64 ? -1L : (1L << width) - 1;
    }
}
