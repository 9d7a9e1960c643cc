package org.qos.cli.report;

import org.qos.dsl.check.Finding;

/**
 * A finding with the name by which it is known again in a later run ({@link Fingerprints}).
 *
 * @param finding what was found
 * @param text the line that it is about, or another subject
 * @param number its number among the findings of the file that agree in code and text, from 1
 */
public record FingerprintedFinding(Finding finding, FingerprintedText text, int number) {

    private static final int LENGTH = 16;

    /** The name among the findings of the file: 16 hexadecimal digits, a colon and the number. */
    public String fingerprint() {
        return FingerprintedText.sha256(finding.code() + "\n" + text.hash()).substring(0, LENGTH) + ":" + number;
    }
}
