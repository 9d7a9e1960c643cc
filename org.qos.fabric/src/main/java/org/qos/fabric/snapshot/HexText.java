package org.qos.fabric.snapshot;

import java.util.HexFormat;
import java.util.Optional;

/** Tables as hexadecimal digits, as the project's own snapshot has them. */
final class HexText {

    private static final int ROW_DIGITS = 16;

    private HexText() {}

    /** Two digits for each byte. */
    static String of(byte[] bytes) {
        return HexFormat.of().formatHex(bytes);
    }

    /** The bytes of such digits; empty when the text has others, or an odd number of them. */
    static Optional<byte[]> bytes(String digits) {
        try {
            return Optional.of(HexFormat.of().parseHex(digits));
        } catch (IllegalArgumentException otherText) {
            return Optional.empty();
        }
    }

    /** The VLs of a row of an SL2VL table, that of SL 0 first. */
    static String ofRow(long row) {
        return HexFormat.of().toHexDigits(reversed(row));
    }

    /** The row of such digits; empty when the text is something else. */
    static Optional<Long> row(String digits) {
        try {
            return digits.length() == ROW_DIGITS
                    ? Optional.of(reversed(HexFormat.fromHexDigitsToLong(digits)))
                    : Optional.empty();
        } catch (NumberFormatException otherText) {
            return Optional.empty();
        }
    }

    /** The groups of four bits in the other direction. */
    private static long reversed(long row) {
        long bytes = Long.reverseBytes(row);
        return (bytes >>> 4 & 0x0f0f0f0f0f0f0f0fL) | (bytes & 0x0f0f0f0f0f0f0f0fL) << 4;
    }
}
