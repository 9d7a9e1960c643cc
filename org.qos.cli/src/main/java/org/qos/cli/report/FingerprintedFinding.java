package org.qos.cli.report;

import org.qos.dsl.check.Finding;

/**
 * A finding with the name by which it is known again in a later run ({@link Fingerprints}).
 *
 * @param finding what was found
 * @param index its index among the findings of the file
 * @param names the names of these
 */
public record FingerprintedFinding(Finding finding, int index, Fingerprints names) {

    /** The name among the findings of the file. */
    public String fingerprint() {
        return names.of(index);
    }
}
