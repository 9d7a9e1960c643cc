package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.cli.fmt.FileRewrite;
import org.qos.cli.report.NamedFile;
import org.qos.cli.report.Printable;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.SourceText;

/** Writes the fixes of findings into the files, in their encodings, and says on standard error what it did. */
final class FileFixes {

    private final Console console;
    private final boolean quiet;

    FileFixes(Console console, boolean quiet) {
        this.console = console;
        this.quiet = quiet;
    }

    /**
     * Applies what fixes are reported in some files.
     *
     * @return whether a file was changed
     * @throws CommandFailed when a file cannot be replaced
     */
    boolean apply(List<NamedFile> files) {
        boolean changed = false;
        for (NamedFile file : files) {
            changed |= apply(file);
        }
        return changed;
    }

    private boolean apply(NamedFile file) {
        String checked = file.checked().source().nodes().getText();
        Optional<String> fixed = Fixes.apply(checked, file.findings());
        boolean replaced = fixed.isPresent() && replace(file, checked, fixed.get());
        if (replaced && !quiet) {
            Fixes.applied(file.findings()).forEach(finding -> tell(file.name(), finding));
        }
        return replaced;
    }

    /** One line for each mended finding, with the place where it was. */
    private void tell(String file, Finding finding) {
        finding.fix().ifPresent(fix -> console.err()
                .println(Printable.of(file) + ":" + finding.line() + ":" + finding.column() + ": fixed: "
                        + Printable.of(fix.description()) + " [" + finding.code() + "]"));
    }

    /** A file that is no longer what was checked, as it is named twice or somebody saves it now, stays as it is. */
    private boolean replace(NamedFile file, String checked, String fixed) {
        try {
            Path target = console.resolve(Path.of(file.name())).toRealPath();
            SourceText before = SourceText.read(target);
            if (!before.text().equals(checked)) {
                return false;
            }
            FileRewrite.write(target, fixed.getBytes(before.charset()));
            return true;
        } catch (IOException e) {
            throw CommandFailed.failed(file.name() + ": cannot be fixed: " + IoReason.of(e));
        }
    }
}
