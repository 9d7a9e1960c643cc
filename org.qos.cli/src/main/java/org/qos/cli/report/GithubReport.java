package org.qos.cli.report;

import java.io.File;
import java.io.PrintWriter;
import org.qos.dsl.check.Finding;
import org.qos.dsl.language.Printable;

/**
 * Prints workflow commands of GitHub Actions, such as {@code ::error file=a.qos,line=1,...::message}, which GitHub
 * shows at the lines of a change. The escapes are those of the {@code @actions/core} toolkit: {@code %} and LF, in
 * properties also {@code :} and {@code ,}. Other control characters, which the log of a run would obey, are escaped as
 * in the formats for people.
 */
final class GithubReport implements Report {

    @Override
    public void print(CheckResult result, PrintWriter out) {
        result.files().forEach(file -> file.findings().forEach(finding -> out.println(command(file.name(), finding))));
        result.unreadable().forEach(file -> out.println(command(file)));
    }

    private static String command(String file, Finding finding) {
        String command =
                switch (finding.severity()) {
                    case ERROR -> "error";
                    case WARNING -> "warning";
                    case INFO -> "notice";
                };
        return "::" + command + " file=" + property(path(file)) + place(finding) + ",title=" + property(finding.code())
                + "::" + data(finding.message());
    }

    private static String command(UnreadableFile file) {
        return "::error file=" + property(path(file.name())) + ",title=unreadable-file::" + data(file.message());
    }

    /** The place; GitHub refuses columns of a finding that goes over several lines. */
    private static String place(Finding finding) {
        return finding.line() == finding.endLine()
                ? ",line=" + finding.line() + ",col=" + finding.column() + ",endLine=" + finding.endLine()
                        + ",endColumn=" + finding.endColumn()
                : ",line=" + finding.line() + ",endLine=" + finding.endLine();
    }

    private static String path(String file) {
        return file.replace(File.separatorChar, '/');
    }

    private static String data(String text) {
        return Printable.lines(text).replace("%", "%25").replace("\n", "%0A");
    }

    private static String property(String text) {
        return data(text).replace(":", "%3A").replace(",", "%2C");
    }
}
