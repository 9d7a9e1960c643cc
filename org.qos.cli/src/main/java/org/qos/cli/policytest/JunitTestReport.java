package org.qos.cli.policytest;

import java.io.IOException;
import java.io.PrintWriter;
import org.qos.cli.report.CompactReport;
import org.qos.cli.report.UnreadableFile;
import org.qos.dsl.project.context.TestedFile;
import org.qos.dsl.project.junit.JunitDocument;
import org.qos.dsl.project.junit.JunitTests;

/** Prints a suite for each file; a file with errors, and one that cannot be read, is a suite with a test in error. */
final class JunitTestReport implements TestReport {

    @Override
    public void print(TestRunResults results, PrintWriter out) throws IOException {
        JunitDocument.print("qos test", out, document -> {
            for (TestedFile file : results.files()) {
                new JunitTests(document).write(file, error -> CompactReport.line(file.name(), error));
            }
            for (UnreadableFile file : results.unreadable()) {
                document.suiteInError(file.name(), JunitTests.WHOLE_FILE, "unreadable-file", file.message());
            }
        });
    }
}
