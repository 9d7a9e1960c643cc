package org.qos.cli.report;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintWriter;
import java.net.URI;
import java.nio.file.Path;
import org.qos.dsl.check.Finding;

/** Prints findings as one run of the OASIS Static Analysis Results Interchange Format, version 2.1.0. */
final class SarifReport implements Report {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final String SCHEMA =
            "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";
    private static final String BASE = "WORKINGDIR";

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
        invocation(result, run.putArray("invocations").addObject());
        run.putObject("originalUriBaseIds")
                .putObject(BASE)
                .put("uri", base(result).toString());
        run.put("columnKind", "utf16CodeUnits");
        ArrayNode results = run.putArray("results");
        result.files().forEach(file -> results(file, result, rules, results));
    }

    private static void results(NamedFile file, CheckResult result, SarifRules rules, ArrayNode results) {
        Fingerprints fingerprints = new Fingerprints(file.lines());
        for (Finding finding : file.findings()) {
            ObjectNode node = results.addObject();
            finding(finding, rules, node);
            location(file.name(), result, node).set("region", region(finding));
            node.putObject("partialFingerprints").put("qosFinding/v1", fingerprints.next(finding));
        }
    }

    private static void finding(Finding finding, SarifRules rules, ObjectNode node) {
        node.put("ruleId", finding.code())
                .put("ruleIndex", rules.index(finding.code()))
                .put("level", SarifRules.level(finding.severity()))
                .putObject("message")
                .put("text", finding.message());
    }

    private static void invocation(CheckResult result, ObjectNode invocation) {
        invocation.put("executionSuccessful", result.unreadable().isEmpty());
        ArrayNode notifications = invocation.putArray("toolExecutionNotifications");
        for (UnreadableFile file : result.unreadable()) {
            ObjectNode notification = notifications.addObject().put("level", "error");
            notification.putObject("message").put("text", file.message());
            location(file.name(), result, notification);
        }
    }

    /** Adds the only location of a node and gives its {@code physicalLocation} (SARIF 3.29). */
    private static ObjectNode location(String file, CheckResult result, ObjectNode node) {
        ObjectNode physical = node.putArray("locations").addObject().putObject("physicalLocation");
        ObjectNode artifact = physical.putObject("artifactLocation");
        URI uri = base(result)
                .relativize(result.directory().resolve(file).normalize().toUri());
        if (uri.isAbsolute()) {
            artifact.put("uri", uri.toString());
        } else {
            artifact.put("uri", uri.toString().replace(":", "%3A")).put("uriBaseId", BASE);
        }
        return physical;
    }

    private static ObjectNode region(Finding finding) {
        return JSON.createObjectNode()
                .put("startLine", finding.line())
                .put("startColumn", finding.column())
                .put("endLine", finding.endLine())
                .put("endColumn", finding.endColumn());
    }

    /** The folder of the run, with the final slash that SARIF 3.14.14 asks for. */
    private static URI base(CheckResult result) {
        Path directory = result.directory().toAbsolutePath().normalize();
        String uri = directory.toUri().toString();
        return URI.create(uri.endsWith("/") ? uri : uri + "/");
    }
}
