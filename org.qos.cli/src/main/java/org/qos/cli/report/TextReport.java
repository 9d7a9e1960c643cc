package org.qos.cli.report;

import java.io.PrintWriter;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Printable;
import picocli.CommandLine.Help.Ansi;

/**
 * Prints each finding with its line of the file, what is wrong in it underlined, and unless quiet what ports get from an
 * option file, and at the end a line that counts.
 */
record TextReport(Ansi ansi, boolean quiet) implements Report {

    private static final String INDENT = "    ";

    @Override
    public void print(CheckResult result, PrintWriter out) {
        for (ReportedFile file : result.files()) {
            SourceLines lines = file.lines();
            file.findings().forEach(finding -> print(file.name(), finding, lines, out));
            if (!quiet) {
                VlTable.lines(file.checked().source())
                        .forEach(line -> out.println(Printable.of(file.name() + ": " + line)));
            }
        }
        if (!quiet) {
            out.println(summary(result));
        }
    }

    private void print(String file, Finding finding, SourceLines lines, PrintWriter out) {
        out.println(CompactReport.line(file, finding, ansi));
        String line = lines.line(finding.line());
        if (!line.isBlank()) {
            Excerpt excerpt = Excerpt.of(line, finding);
            out.println(INDENT + excerpt.source());
            out.println(INDENT + excerpt.indent() + CompactReport.colored(excerpt.mark(), finding.severity(), ansi));
        }
    }

    private static String summary(CheckResult result) {
        int files = result.files().size();
        int unreadable = result.unreadable().size();
        return files + (files == 1 ? " file: " : " files: ")
                + count(result.count(Severity.ERROR), "error") + ", "
                + count(result.count(Severity.WARNING), "warning") + ", "
                + result.count(Severity.INFO) + " info"
                + (unreadable == 0 ? "" : "; " + count(unreadable, "file") + " not read");
    }

    private static String count(long count, String noun) {
        return count + " " + noun + (count == 1 ? "" : "s");
    }
}
