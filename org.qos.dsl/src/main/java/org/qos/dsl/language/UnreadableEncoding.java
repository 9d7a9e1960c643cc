package org.qos.dsl.language;

import java.io.IOException;

/** A file in an encoding that neither OpenSM nor this program reads, although its text may be right. */
public final class UnreadableEncoding extends IOException {

    private static final long serialVersionUID = 1L;

    /** So many bytes show the encoding of a text without a byte order mark. */
    private static final int SAMPLE = 64;

    private UnreadableEncoding(String name) {
        super("it is encoded in " + name + ", which neither qos nor OpenSM reads as text; save it as UTF-8");
    }

    /**
     * Checks the first bytes of a file.
     *
     * @throws UnreadableEncoding when they are UTF-16 or UTF-32
     */
    static void check(byte[] bytes) throws UnreadableEncoding {
        if (at(bytes, 0) == 0xff && at(bytes, 1) == 0xfe || at(bytes, 0) == 0xfe && at(bytes, 1) == 0xff) {
            throw new UnreadableEncoding(at(bytes, 2) == 0 && at(bytes, 3) == 0 ? "UTF-32" : "UTF-16");
        }
        if (at(bytes, 0) == 0 && at(bytes, 1) == 0 && at(bytes, 2) == 0xfe && at(bytes, 3) == 0xff) {
            throw new UnreadableEncoding("UTF-32");
        }
        if (isEverySecondByteZero(bytes)) {
            throw new UnreadableEncoding("UTF-16");
        }
    }

    /** Whether characters of ASCII have two bytes each. */
    private static boolean isEverySecondByteZero(byte[] bytes) {
        int length = Math.min(bytes.length, SAMPLE) / 2 * 2;
        int first = bytes.length > 0 && bytes[0] == 0 ? 0 : 1;
        for (int place = 0; place < length; place++) {
            if (bytes[place] == 0 != (place % 2 == first)) {
                return false;
            }
        }
        return length >= 4;
    }

    private static int at(byte[] bytes, int place) {
        return place < bytes.length ? bytes[place] & 0xff : -1;
    }
}
