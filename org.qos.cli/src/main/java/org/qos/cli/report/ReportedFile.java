package org.qos.cli.report;

import static java.util.stream.Collectors.partitioningBy;
import static java.util.stream.Collectors.toCollection;

import java.util.Collections;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;

/**
 * A checked file under the name that the user gave it.
 *
 * @param name the name as given
 * @param checked what was found in it
 * @param identified what is reported of it, in the order of the text
 * @param omitted what is only counted, see {@link #shown}
 */
public record ReportedFile(
        String name, CheckedFile checked, List<FingerprintedFinding> identified, List<Finding> omitted) {

    /** Copies the lists. */
    public ReportedFile {
        identified = List.copyOf(identified);
        omitted = List.copyOf(omitted);
    }

    /** A file whose findings are all reported unless suppressed. */
    public static ReportedFile of(String name, CheckedFile checked) {
        return of(name, checked, Fingerprints.byLine(checked.findings(), lines(checked)));
    }

    /**
     * The same for findings about something else than lines, such as parts of a fabric.
     *
     * @param subject what a finding is about, the same in each run
     */
    public static ReportedFile about(String name, CheckedFile checked, Function<Finding, String> subject) {
        return of(name, checked, Fingerprints.about(checked.findings(), subject));
    }

    private static ReportedFile of(String name, CheckedFile checked, Fingerprints names) {
        List<Finding> findings = checked.findings();
        List<FingerprintedFinding> identified = IntStream.range(0, findings.size())
                .mapToObj(index -> new FingerprintedFinding(findings.get(index), index, names))
                .toList();
        return new ReportedFile(name, checked, identified, List.of());
    }

    /** The same file with fewer findings reported. */
    public ReportedFile without(Predicate<FingerprintedFinding> known) {
        return new ReportedFile(
                name, checked, identified.stream().filter(known.negate()).toList(), omitted);
    }

    /** The same file with no more than so many findings, the most severe of them, and the others counted. */
    ReportedFile shown(int max) {
        if (identified.size() <= max) {
            return this;
        }
        Set<FingerprintedFinding> kept = identified.stream()
                .sorted(Comparator.comparing(one -> one.finding().severity()))
                .limit(max)
                .collect(toCollection(() -> Collections.newSetFromMap(new IdentityHashMap<>())));
        Map<Boolean, List<FingerprintedFinding>> parts = identified.stream().collect(partitioningBy(kept::contains));
        List<Finding> rest =
                parts.get(false).stream().map(FingerprintedFinding::finding).toList();
        return new ReportedFile(name, checked, parts.get(true), rest);
    }

    /** The number of findings of a severity, counting those that are not reported. */
    long count(Severity severity) {
        return Stream.concat(findings().stream(), omitted.stream())
                .filter(finding -> finding.severity() == severity)
                .count();
    }

    /** What is reported of it, in the order of the text. */
    public List<Finding> findings() {
        return identified.stream().map(FingerprintedFinding::finding).toList();
    }

    /** Whether something that is reported of it is provably wrong. */
    public boolean hasErrors() {
        return findings().stream().anyMatch(finding -> finding.severity() == Severity.ERROR);
    }

    /**
     * Whether a finding stops OpenSM or the commands that need the file. A warning that the project takes as an error does not.
     */
    public boolean isBlocking(Finding finding) {
        return finding.isBlocking() && checked.errors().contains(finding);
    }

    /** The text in which the findings are. */
    SourceLines lines() {
        return lines(checked);
    }

    private static SourceLines lines(CheckedFile checked) {
        return new SourceLines(checked.source().nodes().getText());
    }
}
