package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.SourceFile;

/**
 * A file with all that was found in it.
 *
 * @param source the file
 * @param findings what was found, in the order of the text
 */
public record CheckedFile(SourceFile source, List<Finding> findings) {

    /** Copies the list. */
    public CheckedFile {
        findings = List.copyOf(findings);
    }

    /** Whether something is provably wrong, so that the file's meaning cannot be relied on. */
    public boolean hasErrors() {
        return findings.stream().anyMatch(f -> f.severity() == Severity.ERROR);
    }

    /** What OpenSM will do with the file; absent for a language that OpenSM does not read. */
    public Optional<Verdict> opensm() {
        return switch (source.language()) {
            case RFC -> Optional.empty();
            case OPENSM, PARTITIONS, OPTS ->
                Optional.of(findings.stream().flatMap(f -> f.opensm().stream()).reduce(Verdict.ACCEPTS, Verdict::and));
        };
    }
}
