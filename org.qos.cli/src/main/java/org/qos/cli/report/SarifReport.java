package org.qos.cli.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import org.qos.dsl.check.Evidence;
import org.qos.dsl.check.Finding;

/** Prints findings as one run of the OASIS Static Analysis Results Interchange Format, version 2.1.0. */
final class SarifReport implements Report {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

    @Override
    public void print(CheckResult result, PrintWriter out) throws IOException {
        ObjectNode log = JSON.createObjectNode();
        log.put("$schema", SCHEMA).put("version", "2.1.0");
        run(result, log.putArray("runs").addObject());
        out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(log));
    }

    private static void run(CheckResult result, ObjectNode run) throws IOException {
        SarifRules rules = new SarifRules(result);
        ObjectNode driver = run.putObject("tool").putObject("driver");
        driver.put("name", "qos").put("semanticVersion", ToolVersion.current());
        rules.addTo(driver.putArray("rules"));
        SarifPlaces places = new SarifPlaces(result.directory());
        invocation(result, places, run.putArray("invocations").addObject());
        run.putObject("originalUriBaseIds")
                .putObject(SarifPlaces.BASE)
                .put("uri", places.base().toString());
        run.put("columnKind", "utf16CodeUnits");
        ArrayNode results = run.putArray("results");
        result.files().forEach(file -> results(file, places, rules, results));
    }

    private static void results(ReportedFile file, SarifPlaces places, SarifRules rules, ArrayNode results) {
        for (FingerprintedFinding identified : file.identified()) {
            Finding finding = identified.finding();
            ObjectNode node = results.addObject();
            finding(finding, rules, node);
            location(file.name(), places, node).set("region", SarifPlaces.region(finding));
            node.putObject("partialFingerprints").put("qosFinding/v1", identified.fingerprint());
            if (!finding.evidence().equals(Evidence.NONE)) {
                EvidenceJson.add(finding.evidence(), node.putObject("properties"));
            }
            finding.automaticFix().ifPresent(fix -> SarifFixes.add(fix, file, places, node));
        }
    }

    private static void finding(Finding finding, SarifRules rules, ObjectNode node) {
        node.put("ruleId", finding.code())
                .put("ruleIndex", rules.index(finding.code()))
                .put("level", SarifRules.level(finding.severity()))
                .putObject("message")
                .put("text", finding.message());
    }

    private static void invocation(CheckResult result, SarifPlaces places, ObjectNode invocation) {
        invocation.put("executionSuccessful", result.unreadable().isEmpty());
        ArrayNode notifications = invocation.putArray("toolExecutionNotifications");
        for (UnreadableFile file : result.unreadable()) {
            ObjectNode notification = notifications.addObject().put("level", "error");
            notification.putObject("message").put("text", file.message());
            location(file.name(), places, notification);
        }
    }

    /** Adds the only location of a node and gives its {@code physicalLocation} (SARIF 3.29). */
    private static ObjectNode location(String file, SarifPlaces places, ObjectNode node) {
        ObjectNode physical = node.putArray("locations").addObject().putObject("physicalLocation");
        physical.set("artifactLocation", places.artifact(file));
        return physical;
    }
}
