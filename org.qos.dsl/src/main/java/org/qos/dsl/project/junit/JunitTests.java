package org.qos.dsl.project.junit;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.context.TestedFile;

/**
 * Writes the tests of policies: a suite for each file; a file with errors is a suite with a test in error.
 *
 * @param document takes the suites
 */
public record JunitTests(JunitDocument document) {

    /** The name of the one test of a file whose tests did not run. */
    public static final String WHOLE_FILE = "test";

    /**
     * Writes the suite of a file.
     *
     * @param line an error of the file in one line
     * @throws XMLStreamException when the writer fails
     */
    public void write(TestedFile file, Function<Finding, String> line) throws XMLStreamException {
        if (!file.errors().isEmpty()) {
            String lines = file.errors().stream().map(line).collect(Collectors.joining("\n"));
            document.suiteInError(file.name(), WHOLE_FILE, "file-with-errors", lines);
            return;
        }
        document.suite(file.name(), file.results().size(), file.failures(), () -> {
            for (TestResult result : file.results()) {
                write(file, result);
            }
        });
    }

    private void write(TestedFile file, TestResult result) throws XMLStreamException {
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
