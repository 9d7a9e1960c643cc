package org.qos.cli.check;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.report.ReportedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fixes;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.SourceText;
import org.qos.fabric.file.AtomicFile;

/** Writes the fixes of findings into the files, in their encodings, and reports them on standard error. */
public record FileFixes(Console console, boolean quiet) {

    /**
     * Applies what fixes are reported in some files.
     *
     * @return whether a file was changed
     * @throws CommandFailed when a file cannot be replaced
     */
    public boolean apply(List<ReportedFile> files) {
        boolean changed = false;
        for (ReportedFile file : files) {
            changed |= apply(file);
        }
        return changed;
    }

    private boolean apply(ReportedFile file) {
        String checked = file.checked().source().nodes().getText();
        Optional<String> fixed = Fixes.apply(checked, file.findings());
        boolean replaced = fixed.isPresent() && replace(file, checked, fixed.get());
        if (replaced && !quiet) {
            Fixes.applied(file.findings()).forEach(finding -> report(file.name(), finding));
        }
        return replaced;
    }

    /** One line for each fixed finding, with the place where it was. */
    private void report(String file, Finding finding) {
        finding.automaticFix().ifPresent(fix -> console.err()
                .println(file + ":" + finding.line() + ":" + finding.column() + ": fixed: " + fix.description() + " ["
                        + finding.code() + "]"));
    }

    /** A file that has changed since the check, because it is named twice or was saved meanwhile, stays as it is. */
    private boolean replace(ReportedFile file, String checked, String fixed) {
        try {
            Path target = console.resolve(Path.of(file.name())).toRealPath();
            SourceText before = SourceText.read(target);
            if (!before.text().equals(checked)) {
                return false;
            }
            AtomicFile.write(target, fixed.getBytes(before.charset()));
            return true;
        } catch (IOException e) {
            throw CommandFailed.failed(file.name() + ": cannot be fixed: " + IoReason.of(e));
        }
    }
}
