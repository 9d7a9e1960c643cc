package org.qos.cli.report;

import java.nio.charset.StandardCharsets;
import org.qos.fabric.file.Sha256;

/** A text that is a part of names of findings. It is hashed when a name is asked for: few reports have names. */
final class FingerprintedText {

    private final String text;
    private String hash;

    FingerprintedText(String text) {
        this.text = text;
    }

    /** The hash, computed once, because all findings of a large file may be in its only line. */
    String hash() {
        if (hash == null) {
            hash = sha256(text);
        }
        return hash;
    }

    /** The hash of a text in hexadecimal digits. */
    static String sha256(String text) {
        return Sha256.hex(text.getBytes(StandardCharsets.UTF_8));
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof FingerprintedText that && text.equals(that.text);
    }

    @Override
    public int hashCode() {
        return text.hashCode();
    }
}
