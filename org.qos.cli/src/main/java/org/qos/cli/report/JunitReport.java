package org.qos.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import org.qos.dsl.check.Finding;

/**
 * Prints findings as results of tests: a suite for each file, in it a test for each code, so that build servers know a
 * test again when lines move. A test fails when it has a finding at the fail level; other findings are its output. A
 * file that cannot be read is a suite with a test in error.
 */
final class JunitReport implements Report {

    private static final String WHOLE_FILE = "check";

    @Override
    public void print(CheckResult result, PrintWriter out) throws IOException {
        StringWriter text = new StringWriter();
        try {
            XmlWriter xml = new XmlWriter(text);
            xml.open("testsuites", Map.of("name", "qos check"));
            for (ReportedFile file : result.files()) {
                suite(file, result, xml);
            }
            for (UnreadableFile file : result.unreadable()) {
                suite(file, xml);
            }
            xml.close();
            xml.end();
        } catch (XMLStreamException e) {
            throw new IOException("the results cannot be written as XML: " + e.getMessage(), e);
        }
        out.print(text);
    }

    private static void suite(ReportedFile file, CheckResult result, XmlWriter xml) throws XMLStreamException {
        Map<String, List<Finding>> byCode = file.findings().stream()
                .collect(Collectors.groupingBy(Finding::code, TreeMap::new, Collectors.toList()));
        long failures = byCode.values().stream()
                .filter(findings -> findings.stream().anyMatch(result::fails))
                .count();
        openSuite(file.name(), Math.max(1, byCode.size()), failures, 0, xml);
        if (byCode.isEmpty()) {
            xml.empty("testcase", test(file.name(), WHOLE_FILE));
        }
        for (Map.Entry<String, List<Finding>> test : byCode.entrySet()) {
            xml.open("testcase", test(file.name(), test.getKey()));
            outcome(file.name(), test.getValue(), result, xml);
            xml.close();
        }
        xml.close();
    }

    private static void suite(UnreadableFile file, XmlWriter xml) throws XMLStreamException {
        openSuite(file.name(), 1, 0, 1, xml);
        xml.open("testcase", test(file.name(), WHOLE_FILE));
        xml.element(
                "error", XmlWriter.attributes("message", file.message(), "type", "unreadable-file"), file.message());
        xml.close();
        xml.close();
    }

    private static void outcome(String file, List<Finding> findings, CheckResult result, XmlWriter xml)
            throws XMLStreamException {
        String lines = findings.stream()
                .map(finding -> CompactReport.line(file, finding))
                .collect(Collectors.joining("\n"));
        List<Finding> failures = findings.stream().filter(result::fails).toList();
        if (failures.isEmpty()) {
            xml.element("system-out", Map.of(), lines);
        } else {
            Finding first = failures.get(0);
            String type = first.severity().toString();
            xml.element("failure", XmlWriter.attributes("message", first.message(), "type", type), lines);
        }
    }

    private static void openSuite(String file, int tests, long failures, int errors, XmlWriter xml)
            throws XMLStreamException {
        xml.open(
                "testsuite",
                XmlWriter.attributes(
                        "name",
                        file,
                        "tests",
                        Integer.toString(tests),
                        "failures",
                        Long.toString(failures),
                        "errors",
                        Integer.toString(errors),
                        "skipped",
                        "0",
                        "time",
                        "0"));
    }

    private static Map<String, String> test(String file, String name) {
        return XmlWriter.attributes("classname", file, "name", name, "time", "0");
    }
}
