package org.qos.maven.state;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;
import org.qos.fabric.file.Sha256;

/** What a file holds, or all files of a folder, as a short text that differs when they change. */
final class Fingerprint {

    /** That of a path where there is nothing. */
    static final String ABSENT = "absent";

    /**
     * That of a path that cannot be read to an end, such as a named pipe or a device; it is equal to no other, so that the next
     * build reads again.
     */
    private static final String UNREADABLE = "unreadable";

    /** How many bytes are read at once. */
    private static final int PART = 1 << 16;

    private Fingerprint() {}

    /** The fingerprint of a file or a folder. */
    static String of(Path path) {
        try {
            if (!Files.exists(path)) {
                return ABSENT;
            }
            if (Files.isDirectory(path)) {
                return ofFolder(path);
            }
            return Files.isRegularFile(path) ? hex(ofFile(path)) : UNREADABLE;
        } catch (IOException | UncheckedIOException unreadable) {
            return UNREADABLE;
        }
    }

    /** Whether two fingerprints show that nothing changed. */
    static boolean same(String before, String now) {
        return before.equals(now) && !now.equals(UNREADABLE);
    }

    /** The fingerprint of bytes. */
    static String ofBytes(byte[] bytes) {
        return Sha256.hex(bytes);
    }

    /** A snapshot of a fabric may be larger than memory. */
    private static byte[] ofFile(Path file) throws IOException {
        MessageDigest digest = Sha256.begin();
        try (InputStream in = Files.newInputStream(file)) {
            byte[] part = new byte[PART];
            for (int read = in.read(part); read >= 0; read = in.read(part)) {
                digest.update(part, 0, read);
            }
        }
        return digest.digest();
    }

    private static String ofFolder(Path folder) throws IOException {
        MessageDigest digest = Sha256.begin();
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
            for (Path file : files) {
                digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                digest.update(ofFile(file));
            }
        }
        return hex(digest.digest());
    }

    private static String hex(byte[] digest) {
        return HexFormat.of().formatHex(digest);
    }
}
