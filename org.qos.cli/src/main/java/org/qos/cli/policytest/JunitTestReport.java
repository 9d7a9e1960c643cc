package org.qos.cli.policytest;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import org.qos.analysis.policytest.FailureText;
import org.qos.analysis.policytest.TestFailure;
import org.qos.analysis.policytest.TestResult;
import org.qos.cli.report.CompactReport;
import org.qos.cli.report.XmlWriter;

/** Prints a suite for each file; a file with errors, and one that cannot be read, is a suite with a test in error. */
final class JunitTestReport implements TestReport {

    private static final String WHOLE_FILE = "test";

    @Override
    public void print(TestRunResults results, PrintWriter out) throws IOException {
        StringWriter text = new StringWriter();
        try {
            XmlWriter xml = new XmlWriter(text);
            xml.open("testsuites", Map.of("name", "qos test"));
            for (TestedFile file : results.files()) {
                suite(file, xml);
            }
            for (String message : results.unreadable()) {
                error(message.split(":")[0], "unreadable-file", message, xml);
            }
            xml.close();
            xml.end();
        } catch (XMLStreamException e) {
            throw new IOException("the results cannot be written as XML: " + e.getMessage(), e);
        }
        out.print(text);
    }

    private static void suite(TestedFile file, XmlWriter xml) throws XMLStreamException {
        if (!file.errors().isEmpty()) {
            String lines = file.errors().stream()
                    .map(error -> CompactReport.line(file.name(), error))
                    .collect(Collectors.joining("\n"));
            error(file.name(), "file-with-errors", lines, xml);
            return;
        }
        open(file.name(), file.results().size(), file.failures(), 0, xml);
        for (TestResult result : file.results()) {
            test(file, result, xml);
        }
        xml.close();
    }

    private static void test(TestedFile file, TestResult result, XmlWriter xml) throws XMLStreamException {
        if (result.passed()) {
            xml.empty("testcase", attributes(file.name(), result.test().name()));
            return;
        }
        xml.open("testcase", attributes(file.name(), result.test().name()));
        List<TestFailure> failures = result.failures();
        String details = failures.stream()
                .flatMap(failure -> new FailureText(file.name(), file.fabric(), file.explain()).lines(failure).stream())
                .collect(Collectors.joining("\n"));
        String message = "expect " + failures.get(0).expectation().text() + "; got "
                + failures.get(0).got();
        xml.element("failure", XmlWriter.attributes("message", message, "type", "expectation"), details);
        xml.close();
    }

    private static void error(String name, String type, String message, XmlWriter xml) throws XMLStreamException {
        open(name, 1, 0, 1, xml);
        xml.open("testcase", attributes(name, WHOLE_FILE));
        xml.element(
                "error",
                XmlWriter.attributes("message", message.lines().findFirst().orElse(""), "type", type),
                message);
        xml.close();
        xml.close();
    }

    private static void open(String name, int tests, long failures, int errors, XmlWriter xml)
            throws XMLStreamException {
        xml.open(
                "testsuite",
                XmlWriter.attributes(
                        "name", name,
                        "tests", String.valueOf(tests),
                        "failures", String.valueOf(failures),
                        "errors", String.valueOf(errors)));
    }

    private static Map<String, String> attributes(String file, String name) {
        return XmlWriter.attributes("classname", file, "name", name);
    }
}
