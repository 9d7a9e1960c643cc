package org.qos.cli.report;

import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;

/**
 * What a check of some files came to.
 *
 * @param directory the absolute folder against which the names of the files are resolved
 * @param files the files that were read, in the order of the user
 * @param unreadable the files that cannot be read
 * @param failLevel the lowest severity at which the check fails
 */
public record CheckResult(
        Path directory, List<ReportedFile> files, List<UnreadableFile> unreadable, Severity failLevel) {

    /** Copies the lists. */
    public CheckResult {
        files = List.copyOf(files);
        unreadable = List.copyOf(unreadable);
    }

    /** Whether there is a finding at the fail level. */
    public boolean failed() {
        return files.stream().flatMap(file -> file.findings().stream()).anyMatch(this::fails);
    }

    /** The rules that failed, with the files. */
    public List<String> internalErrors() {
        return files.stream()
                .flatMap(file -> file.findings().stream()
                        .filter(finding -> CheckedFile.isInternalError(finding.code()))
                        .map(finding -> file.name() + ": " + finding.message()))
                .toList();
    }

    /** The code of the first finding with the highest severity, empty without findings. */
    public Optional<String> firstCode() {
        return files.stream()
                .flatMap(file -> file.findings().stream())
                .min(Comparator.comparing(Finding::severity))
                .map(Finding::code);
    }

    /** Whether a finding alone makes the check fail. */
    boolean fails(Finding finding) {
        return finding.severity().atLeast(failLevel);
    }

    /** The number of findings of a severity. */
    long count(Severity severity) {
        return files.stream().mapToLong(file -> file.count(severity)).sum();
    }

    /**
     * The result as it is printed: of each file no more than so many findings, and the others counted.
     *
     * @param max how many findings of a file are printed at most, those of the highest severity first
     */
    public CheckResult shown(int max) {
        return new CheckResult(
                directory, files.stream().map(file -> file.shown(max)).toList(), unreadable, failLevel);
    }
}
