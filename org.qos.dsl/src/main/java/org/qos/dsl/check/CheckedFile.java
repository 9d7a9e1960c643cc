package org.qos.dsl.check;

import java.util.List;
import java.util.Optional;
import org.qos.dsl.project.SourceFile;

/**
 * A file with all that was found in it. What the author silences or grades down is not reported, but stays true: OpenSM
 * does the same with the file, and its meaning is as doubtful.
 *
 * @param source the file
 * @param found all that was found, in the order of the text
 * @param findings what is reported of it, in the order of the text
 */
public record CheckedFile(SourceFile source, List<Finding> found, List<Finding> findings) {

    /** Copies the lists. */
    public CheckedFile {
        found = List.copyOf(found);
        findings = List.copyOf(findings);
    }

    /** A file of which everything found is reported. */
    public CheckedFile(SourceFile source, List<Finding> findings) {
        this(source, findings, findings);
    }

    /** The same file of which something else is reported. */
    public CheckedFile reporting(List<Finding> reported) {
        return new CheckedFile(source, found, reported);
    }

    /** Whether something is provably wrong, so that the file's meaning cannot be relied on. */
    public boolean hasErrors() {
        return !errors().isEmpty();
    }

    /** What is provably wrong, silenced or not. */
    public List<Finding> errors() {
        return found.stream().filter(f -> f.severity() == Severity.ERROR).toList();
    }

    /** What OpenSM will do with the file; absent for a language that OpenSM does not read. */
    public Optional<Verdict> opensm() {
        return switch (source.language()) {
            case RFC -> Optional.empty();
            case OPENSM, PARTITIONS, OPTS ->
                Optional.of(found.stream().flatMap(f -> f.opensm().stream()).reduce(Verdict.ACCEPTS, Verdict::and));
        };
    }
}
