package org.qos.cli.policytest;

import java.io.PrintWriter;
import java.util.List;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.language.Printable;
import org.qos.dsl.project.context.TestedFile;
import picocli.CommandLine.Help.Ansi;

/**
 * Prints a line for each test, and the details of each failure.
 *
 * @param ansi whether in colour
 * @param quiet whether to leave out tests that pass, and the summary
 */
record TextTestReport(Ansi ansi, boolean quiet) implements TestReport {

    /** How many errors of a file are printed. */
    static final int MAX_ERRORS = 100;

    @Override
    public void print(TestRunResults results, PrintWriter out) {
        results.files().forEach(file -> print(file, out));
        if (!quiet) {
            out.println(summary(results.files()));
        }
        results.coverage().forEach(new CoverageText(out)::print);
    }

    private void print(TestedFile file, PrintWriter out) {
        if (!quiet || !file.passed()) {
            out.println(Printable.of(file.name()));
        }
        file.errors().stream()
                .limit(MAX_ERRORS)
                .forEach(error -> out.println("  " + CompactReport.line(file.name(), error)));
        int omitted = file.errors().size() - MAX_ERRORS;
        if (omitted > 0) {
            out.println("  " + count(omitted, "more error") + " not printed; 'qos check' prints all");
        }
        for (TestResult result : file.results()) {
            if (!quiet || !result.passed()) {
                String word = result.passed() ? colored("ok  ", "green") : colored("FAIL", "bold,red");
                out.println("  " + word + "  " + Printable.of(result.test().name()));
            }
            result.failures().forEach(failure -> print(failure, file, out));
        }
    }

    private static void print(TestFailure failure, TestedFile file, PrintWriter out) {
        String indent = "        ";
        for (String line : new FailureText(file.name(), file.fabric(), file.explain()).lines(failure)) {
            out.println(indent + Printable.of(line));
            indent = "          ";
        }
    }

    private static String summary(List<TestedFile> files) {
        long tests = files.stream().mapToLong(file -> file.results().size()).sum();
        long failed = files.stream().mapToLong(TestedFile::failures).sum();
        long broken = files.stream().filter(file -> !file.errors().isEmpty()).count();
        return count(tests, "test") + ", " + failed + " failed"
                + (broken == 0 ? "" : ", " + count(broken, "file") + " with errors not run");
    }

    private static String count(long number, String noun) {
        return number + " " + noun + (number == 1 ? "" : "s");
    }

    private String colored(String text, String style) {
        return ansi.new Text("@|" + style + " " + text + "|@").toString();
    }
}
