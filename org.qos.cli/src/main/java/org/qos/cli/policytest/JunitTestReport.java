package org.qos.cli.policytest;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.cli.report.CompactReport;
import org.qos.cli.report.JunitDocument;
import org.qos.cli.report.UnreadableFile;

/** Prints a suite for each file; a file with errors, and one that cannot be read, is a suite with a test in error. */
final class JunitTestReport implements TestReport {

    private static final String WHOLE_FILE = "test";

    @Override
    public void print(TestRunResults results, PrintWriter out) throws IOException {
        JunitDocument.print("qos test", out, document -> {
            for (TestedFile file : results.files()) {
                suite(file, document);
            }
            for (UnreadableFile file : results.unreadable()) {
                document.suiteInError(file.name(), WHOLE_FILE, "unreadable-file", file.message());
            }
        });
    }

    private static void suite(TestedFile file, JunitDocument document) throws XMLStreamException {
        if (!file.errors().isEmpty()) {
            String lines = file.errors().stream()
                    .map(error -> CompactReport.line(file.name(), error))
                    .collect(Collectors.joining("\n"));
            document.suiteInError(file.name(), WHOLE_FILE, "file-with-errors", lines);
            return;
        }
        document.suite(file.name(), file.results().size(), file.failures(), () -> {
            for (TestResult result : file.results()) {
                test(file, result, document);
            }
        });
    }

    private static void test(TestedFile file, TestResult result, JunitDocument document) throws XMLStreamException {
        String name = result.test().name();
        if (result.passed()) {
            document.passed(file.name(), name);
            return;
        }
        List<TestFailure> failures = result.failures();
        FailureText text = new FailureText(file.name(), file.fabric(), file.explain());
        String details = failures.stream()
                .flatMap(failure -> text.lines(failure).stream())
                .collect(Collectors.joining("\n"));
        String message = "expect " + failures.get(0).expectation().text() + "; got "
                + failures.get(0).got();
        document.failed(file.name(), name, message, "expectation", details);
    }
}
