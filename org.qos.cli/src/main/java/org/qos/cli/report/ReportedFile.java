package org.qos.cli.report;

import java.util.List;
import java.util.function.Predicate;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;

/**
 * A checked file under the name that the user gave it.
 *
 * @param name the name as given
 * @param checked what was found in it
 * @param identified what is reported of it, in the order of the text
 */
public record ReportedFile(String name, CheckedFile checked, List<FingerprintedFinding> identified) {

    /** Copies the list. */
    public ReportedFile {
        identified = List.copyOf(identified);
    }

    /** A file whose findings are all reported unless suppressed. */
    public static ReportedFile of(String name, CheckedFile checked) {
        Fingerprints fingerprints = new Fingerprints(lines(checked));
        return new ReportedFile(
                name,
                checked,
                checked.findings().stream()
                        .map(finding -> new FingerprintedFinding(finding, fingerprints.next(finding)))
                        .toList());
    }

    /** The same file with fewer findings reported. */
    public ReportedFile without(Predicate<FingerprintedFinding> known) {
        return new ReportedFile(
                name, checked, identified.stream().filter(known.negate()).toList());
    }

    /** What is reported of it, in the order of the text. */
    public List<Finding> findings() {
        return identified.stream().map(FingerprintedFinding::finding).toList();
    }

    /** Whether something that is reported of it is provably wrong. */
    public boolean hasErrors() {
        return findings().stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }

    /** The text in which the findings are. */
    SourceLines lines() {
        return lines(checked);
    }

    private static SourceLines lines(CheckedFile checked) {
        return new SourceLines(checked.source().nodes().getText());
    }
}
