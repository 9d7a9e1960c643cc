package org.qos.cli;

import java.io.PrintWriter;
import java.util.List;
import java.util.regex.Pattern;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import picocli.CommandLine.Help.Ansi;

/** Prints findings as {@code file:line:column: severity: message [code]}, and a line that counts them. */
final class TextReport {

    private static final Pattern UNPRINTABLE = Pattern.compile("[\\x00-\\x1f\\x7f-\\x9f\\u2028\\u2029]");

    private final PrintWriter out;
    private final Ansi ansi;

    TextReport(PrintWriter out, Ansi ansi) {
        this.out = out;
        this.ansi = ansi;
    }

    void print(List<NamedFile> files) {
        files.forEach(file -> file.checked()
                .findings()
                .forEach(finding -> out.println(line(file.name(), finding, colored(finding.severity())))));
    }

    /** One line that counts the files and the findings. */
    void printSummary(List<NamedFile> files) {
        out.println(summary(files.stream().map(NamedFile::checked).toList()));
    }

    /** A finding in one line, without colour. */
    static String line(String file, Finding finding) {
        return line(file, finding, finding.severity().toString());
    }

    private static String line(String file, Finding finding, String severity) {
        return printable(file) + ":" + finding.line() + ":" + finding.column() + ": " + severity + ": "
                + printable(finding.message()) + " [" + finding.code() + "]";
    }

    /** A text with control characters and line separators escaped, as what a file holds must not steer a terminal. */
    static String printable(String text) {
        return UNPRINTABLE
                .matcher(text)
                .replaceAll(
                        found -> String.format("\\\\x%02x", (int) found.group().charAt(0)));
    }

    private String colored(Severity severity) {
        String style =
                switch (severity) {
                    case ERROR -> "bold,red";
                    case WARNING -> "yellow";
                    case INFO -> "cyan";
                };
        return ansi.new Text("@|" + style + " " + severity + "|@").toString();
    }

    private static String summary(List<CheckedFile> files) {
        return files.size() + (files.size() == 1 ? " file: " : " files: ")
                + count(files, Severity.ERROR, "error") + ", "
                + count(files, Severity.WARNING, "warning") + ", "
                + count(files, Severity.INFO, "info");
    }

    private static String count(List<CheckedFile> files, Severity severity, String noun) {
        long count = files.stream()
                .flatMap(f -> f.findings().stream())
                .filter(f -> f.severity() == severity)
                .count();
        return count + " " + noun + (count == 1 || severity == Severity.INFO ? "" : "s");
    }
}
