package org.qos.cli.report;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.PrintWriter;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.Fix;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceRange;

/** Prints findings as one JSON object, {@code {"files": [{"file", "language", "opensm", "omitted", "findings": [...]}]}}. */
final class JsonReport implements Report {

    private static final ObjectMapper JSON = new ObjectMapper();

    @Override
    public void print(CheckResult result, PrintWriter out) throws JsonProcessingException {
        ObjectNode report = JSON.createObjectNode();
        ArrayNode array = report.putArray("files");
        result.files().forEach(file -> add(file, array.addObject()));
        out.println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(report));
    }

    private static void add(ReportedFile file, ObjectNode node) {
        node.put("file", file.name());
        node.put("language", file.checked().source().language().id());
        node.put("opensm", file.checked().opensm().map(Object::toString).orElse(null));
        node.put("omitted", file.omitted().size());
        ArrayNode findings = node.putArray("findings");
        for (FingerprintedFinding identified : file.identified()) {
            Finding finding = identified.finding();
            ObjectNode added = findings.addObject();
            add(finding, added);
            added.put("fingerprint", identified.fingerprint());
            finding.automaticFix().ifPresent(fix -> add(fix, file.checked().source(), added.putObject("fix")));
        }
    }

    private static void add(Finding finding, ObjectNode node) {
        node.put("code", finding.code());
        node.put("severity", finding.severity().toString());
        node.put("message", finding.message());
        node.put("line", finding.line());
        node.put("column", finding.column());
        node.put("endLine", finding.endLine());
        node.put("endColumn", finding.endColumn());
        finding.opensm().ifPresent(verdict -> node.put("opensm", verdict.toString()));
        EvidenceJson.add(finding.evidence(), node);
    }

    private static void add(Fix fix, SourceFile source, ObjectNode node) {
        node.put("description", fix.description());
        ArrayNode edits = node.putArray("edits");
        for (Edit edit : fix.edits()) {
            SourceRange sourceRange = SourceRange.of(source, edit.offset(), edit.length());
            edits.addObject()
                    .put("line", sourceRange.line())
                    .put("column", sourceRange.column())
                    .put("endLine", sourceRange.endLine())
                    .put("endColumn", sourceRange.endColumn())
                    .put("text", edit.text());
        }
    }
}
