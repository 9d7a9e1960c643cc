package org.qos.dsl.project.context;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.Predicate;
import org.eclipse.emf.common.util.URI;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.ProjectFiles;

/**
 * What files of one language mean, lowered again only when a file changes.
 *
 * @param <V> what a file means
 */
final class LoweredFiles<V> {

    private final Function<SourceFile, V> lowering;
    private final Predicate<CheckedFile> dropped;
    private final Map<Slot, Result<V>> results = new HashMap<>();

    /**
     * Reads nothing yet.
     *
     * @param dropped whether nothing can be concluded from a file
     */
    LoweredFiles(Function<SourceFile, V> lowering, Predicate<CheckedFile> dropped) {
        this.lowering = lowering;
        this.dropped = dropped;
    }

    /** What a file means. */
    Result<V> of(ContextFile file) {
        Slot slot = new Slot(file.uri(), file.version() == 0);
        Result<V> known = results.get(slot);
        if (known == null || !known.file().equals(file)) {
            known = read(file);
            results.put(slot, known);
        }
        return known;
    }

    private Result<V> read(ContextFile file) {
        SourceFile source = new ProjectFiles().load(URI.createURI(file.uri()), file.text(), file.language());
        CheckedFile checked = Checker.check(source);
        Optional<V> value = dropped.test(checked) ? Optional.empty() : Optional.of(lowering.apply(source));
        return new Result<>(file, value, checked.errors());
    }

    /** An open document has a result beside that of the file on disk, which counts while the document has errors. */
    private record Slot(String uri, boolean onDisk) {}

    /**
     * What a file means.
     *
     * @param file the file
     * @param value empty where nothing can be concluded from the file
     * @param errors what is wrong with it
     */
    record Result<V>(ContextFile file, Optional<V> value, List<Finding> errors) {}
}
