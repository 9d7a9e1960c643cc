package org.qos.cli.report;

import org.qos.dsl.check.Finding;

/**
 * A finding with the name by which it is known again in a later run.
 *
 * @param finding what was found
 * @param fingerprint its name among the findings of the file, see {@link Fingerprints}
 */
public record FingerprintedFinding(Finding finding, Fingerprint fingerprint) {}
