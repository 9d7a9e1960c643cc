package org.qos.maven.state;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.Stream;

/** What a file holds, or all files of a folder, as a short text that differs when they change. */
final class Fingerprint {

    /** That of a path where there is nothing. */
    static final String ABSENT = "absent";

    /** That of a path that cannot be read; it is equal to no other, so that the next build reads again. */
    private static final String UNREADABLE = "unreadable";

    private Fingerprint() {}

    /** The fingerprint of a file or a folder. */
    static String of(Path path) {
        try {
            if (!Files.exists(path)) {
                return ABSENT;
            }
            return Files.isDirectory(path) ? ofFolder(path) : ofBytes(Files.readAllBytes(path));
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
        return HexFormat.of().formatHex(sha256().digest(bytes));
    }

    private static String ofFolder(Path folder) throws IOException {
        MessageDigest digest = sha256();
        try (Stream<Path> walk = Files.walk(folder)) {
            List<Path> files = walk.filter(Files::isRegularFile).sorted().toList();
            for (Path file : files) {
                digest.update(folder.relativize(file).toString().getBytes(StandardCharsets.UTF_8));
                digest.update((byte) 0);
                digest.update(sha256().digest(Files.readAllBytes(file)));
            }
        }
        return HexFormat.of().formatHex(digest.digest());
    }

    private static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java platform has SHA-256", impossible);
        }
    }
}
