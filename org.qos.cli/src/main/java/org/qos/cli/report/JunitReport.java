package org.qos.cli.report;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.xml.stream.XMLStreamException;
import org.qos.dsl.check.Finding;
import org.qos.dsl.project.junit.JunitDocument;

/**
 * Prints findings as results of tests: a suite for each file, in it a test for each code, so that build servers know a
 * test again when lines move. A test fails when it has a finding at the fail level; other findings are its output. A
 * file that cannot be read is a suite with a test in error.
 */
final class JunitReport implements Report {

    private static final String WHOLE_FILE = "check";

    @Override
    public void print(CheckResult result, PrintWriter out) throws IOException {
        JunitDocument.print("qos check", out, document -> {
            for (ReportedFile file : result.files()) {
                suite(file, result, document);
            }
            for (UnreadableFile file : result.unreadable()) {
                document.suiteInError(file.name(), WHOLE_FILE, "unreadable-file", file.message());
            }
        });
    }

    private static void suite(ReportedFile file, CheckResult result, JunitDocument document) throws XMLStreamException {
        Map<String, List<Finding>> byCode = file.findings().stream()
                .collect(Collectors.groupingBy(Finding::code, TreeMap::new, Collectors.toList()));
        long failures = byCode.values().stream()
                .filter(findings -> findings.stream().anyMatch(result::fails))
                .count();
        document.suite(file.name(), Math.max(1, byCode.size()), failures, () -> {
            if (byCode.isEmpty()) {
                document.passed(file.name(), WHOLE_FILE);
            }
            for (Map.Entry<String, List<Finding>> test : byCode.entrySet()) {
                test(file.name(), test.getKey(), test.getValue(), result, document);
            }
        });
    }

    private static void test(
            String file, String code, List<Finding> findings, CheckResult result, JunitDocument document)
            throws XMLStreamException {
        String lines = findings.stream()
                .map(finding -> CompactReport.line(file, finding))
                .collect(Collectors.joining("\n"));
        List<Finding> failures = findings.stream().filter(result::fails).toList();
        if (failures.isEmpty()) {
            document.passed(file, code, lines);
        } else {
            Finding first = failures.get(0);
            document.failed(file, code, first.message(), first.severity().toString(), lines);
        }
    }
}
