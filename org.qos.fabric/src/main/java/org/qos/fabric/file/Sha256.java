package org.qos.fabric.file;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/** SHA-256 (FIPS 180-4). */
public final class Sha256 {

    private Sha256() {}

    /** A digest of nothing yet. */
    public static MessageDigest begin() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException impossible) {
            throw new IllegalStateException("every Java has SHA-256", impossible);
        }
    }

    /** The digest of some bytes, in 64 hexadecimal digits. */
    public static String hex(byte[] content) {
        return HexFormat.of().formatHex(begin().digest(content));
    }
}
