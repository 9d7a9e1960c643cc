package org.qos.fabric.file;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/**
 * A form of a text that its first bytes show and that is not read as text: compressed, or in an encoding with several bytes for a
 * character of ASCII.
 *
 * @param form what it is, to follow "it is"
 * @param command the command that writes a file as text to standard output, without the name of the file
 */
public record ForeignBytes(String form, String command) {

    /** So many bytes show the form. */
    public static final int SAMPLE = 64;

    /** A program that compresses files: what they begin with, and what decompresses them. */
    private enum Compression {
        GZIP("gunzip -c", 0x1f, 0x8b),
        BZIP2("bunzip2 -c", 'B', 'Z', 'h'),
        XZ("unxz -c", 0xfd, '7', 'z', 'X', 'Z', 0),
        ZSTD("unzstd -c", 0x28, 0xb5, 0x2f, 0xfd);

        private final String command;
        private final int[] first;

        Compression(String command, int... first) {
            this.command = command;
            this.first = first;
        }
    }

    /** The form of some bytes, of which the first {@link #SAMPLE} are enough; empty where nothing speaks against text. */
    public static Optional<ForeignBytes> of(byte[] bytes) {
        return compression(bytes).or(() -> encoding(bytes));
    }

    private static Optional<ForeignBytes> compression(byte[] bytes) {
        return Arrays.stream(Compression.values())
                .filter(program -> startsWith(bytes, program.first))
                .findFirst()
                .map(program ->
                        new ForeignBytes("compressed by " + program.name().toLowerCase(Locale.ROOT), program.command));
    }

    /** The encoding of some bytes, of which the first {@link #SAMPLE} are enough; empty for UTF-8 and its like. */
    public static Optional<ForeignBytes> encoding(byte[] bytes) {
        if (startsWith(bytes, 0, 0, 0xfe, 0xff) || startsWith(bytes, 0xff, 0xfe, 0, 0)) {
            return Optional.of(encodedIn("UTF-32", "UTF-32"));
        }
        if (startsWith(bytes, 0xff, 0xfe) || startsWith(bytes, 0xfe, 0xff)) {
            return Optional.of(encodedIn("UTF-16", "UTF-16"));
        }
        return isEverySecondByteZero(bytes)
                ? Optional.of(encodedIn("UTF-16", bytes[0] == 0 ? "UTF-16BE" : "UTF-16LE"))
                : Optional.empty();
    }

    /** Without a byte order mark the converter has to be told the order. */
    private static ForeignBytes encodedIn(String encoding, String converted) {
        return new ForeignBytes("encoded in " + encoding, "iconv -f " + converted + " -t UTF-8");
    }

    private static boolean startsWith(byte[] bytes, int... first) {
        for (int i = 0; i < first.length; i++) {
            if (i >= bytes.length || (bytes[i] & 0xff) != first[i]) {
                return false;
            }
        }
        return true;
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
}
