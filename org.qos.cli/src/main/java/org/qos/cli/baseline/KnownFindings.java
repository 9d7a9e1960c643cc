package org.qos.cli.baseline;

import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.cli.baseline.Baseline.Entry;
import org.qos.cli.report.CheckResult;
import org.qos.cli.report.FingerprintedFinding;
import org.qos.cli.report.ReportedFile;

/**
 * Separates known findings from new ones. A baseline names files relative to its own folder. What stops OpenSM or {@code generate} is
 * never known, so that a check that passes finds no such error.
 */
public final class KnownFindings {

    private final Path folder;
    private final Baseline baseline;

    /**
     * The findings of a baseline.
     *
     * @param file the absolute path of the baseline's file
     */
    public KnownFindings(Path file, Baseline baseline) {
        this.folder = file.getParent();
        this.baseline = baseline;
    }

    /** The baseline in which everything that is reported is known, except what stops OpenSM or {@code generate}. */
    public static Baseline all(Path file, CheckResult result) {
        KnownFindings none = new KnownFindings(file, Baseline.of(List.of()));
        return Baseline.of(result.files().stream()
                .map(checked -> checked.without(identified -> checked.isBlocking(identified.finding())))
                .flatMap(checked -> none.entries(checked, result))
                .distinct()
                .toList());
    }

    /** The result without what is known. */
    public CheckResult newOnes(CheckResult result) {
        Set<Entry> known = new HashSet<>();
        baseline.findings().forEach(entry -> known.add(entry.identity()));
        List<ReportedFile> files = result.files().stream()
                .map(file -> file.without(identified -> !file.isBlocking(identified.finding())
                        && known.contains(entry(file, identified, result).identity())))
                .toList();
        return new CheckResult(result.directory(), files, result.unreadable(), result.failLevel());
    }

    /**
     * Known findings of the checked files that no longer occur. Where new errors hide what else is wrong with a file,
     * nothing is said of it.
     */
    public List<Entry> gone(CheckResult result) {
        Set<String> names = new HashSet<>();
        newOnes(result).files().stream()
                .filter(file -> !file.hasErrors())
                .forEach(file -> names.add(relative(file, result)));
        Set<Entry> present = new HashSet<>();
        result.files().stream().flatMap(file -> entries(file, result)).forEach(entry -> present.add(entry.identity()));
        return baseline.findings().stream()
                .filter(entry -> names.contains(entry.file()) && !present.contains(entry.identity()))
                .toList();
    }

    private Stream<Entry> entries(ReportedFile file, CheckResult result) {
        return file.identified().stream().map(identified -> entry(file, identified, result));
    }

    private Entry entry(ReportedFile file, FingerprintedFinding identified, CheckResult result) {
        return new Entry(
                relative(file, result),
                identified.finding().code(),
                identified.fingerprint(),
                identified.finding().message());
    }

    private String relative(ReportedFile file, CheckResult result) {
        Path path = result.directory().resolve(file.name()).normalize();
        Path name = path.getRoot().equals(folder.getRoot()) ? folder.relativize(path) : path;
        return name.toString().replace('\\', '/');
    }
}
