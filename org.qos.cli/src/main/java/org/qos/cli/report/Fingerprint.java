package org.qos.cli.report;

/**
 * The name by which a finding is known again in a later run ({@link Fingerprints}).
 *
 * @param code the code of the finding
 * @param text the line that it is about, or another subject
 * @param number its number among the findings of the file that agree in both, from 1
 */
public record Fingerprint(String code, FingerprintedText text, int number) {

    private static final int LENGTH = 16;

    /** The name: 16 hexadecimal digits, a colon and the number. */
    public String name() {
        return FingerprintedText.sha256(code + "\n" + text.hash()).substring(0, LENGTH) + ":" + number;
    }
}
