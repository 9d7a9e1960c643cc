package org.qos.analysis.report;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Optional;

/**
 * A file from which a report is made.
 *
 * @param role what it is, such as {@code policy}
 * @param name its name, as the user gave it
 * @param sha256 the digest of its content in hexadecimal; empty for a folder
 * @param verdict what OpenSM does with it, such as {@code accepts}; empty where OpenSM does not read it, or where it
 *     depends
 */
public record ReportFile(String role, String name, Optional<String> sha256, Optional<String> verdict) {

    /** The SHA-256 digest of the bytes of a file, in hexadecimal. */
    public static String digest(byte[] content) {
        return HexFormat.of().formatHex(sha256(content));
    }

    /** The SHA-256 digest of some bytes. */
    static byte[] sha256(byte[] content) {
        try {
            return MessageDigest.getInstance("SHA-256").digest(content);
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }
}
