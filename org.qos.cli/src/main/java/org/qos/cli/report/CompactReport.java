package org.qos.cli.report;

import java.io.PrintWriter;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.Printable;
import picocli.CommandLine.Help.Ansi;

/**
 * Prints each finding as {@code file:line:column: severity: message [code]}, and nothing else.
 *
 * @param ansi whether in colour
 */
public record CompactReport(Ansi ansi) implements Report {

    @Override
    public void print(CheckResult result, PrintWriter out) {
        result.files()
                .forEach(file -> file.findings().forEach(finding -> out.println(line(file.name(), finding, ansi))));
    }

    /** A finding in one line, without colour. */
    public static String line(String file, Finding finding) {
        return line(file, finding, Ansi.OFF);
    }

    static String line(String file, Finding finding, Ansi ansi) {
        String severity = colored(finding.severity().toString(), finding.severity(), ansi);
        return Printable.of(file) + ":" + finding.line() + ":" + finding.column() + ": " + severity + ": "
                + Printable.of(finding.message()) + " [" + finding.code() + "]";
    }

    /** A text without markup in the colour of a severity. */
    public static String colored(String text, Severity severity, Ansi ansi) {
        String style =
                switch (severity) {
                    case ERROR -> "bold,red";
                    case WARNING -> "yellow";
                    case INFO -> "cyan";
                };
        return ansi.new Text("@|" + style + " " + text + "|@").toString();
    }
}
