package org.qos.dsl.ide.diagnostics;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.Fix;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.FindingTrait;

/** Converts findings to LSP diagnostics. */
final class DiagnosticConverter {

    private static final String SOURCE = "qos";

    private DiagnosticConverter() {}

    /** The diagnostics of a file, in text order. */
    static List<Diagnostic> of(CheckedFile checked) {
        return checked.findings().stream().map(DiagnosticConverter::of).toList();
    }

    private static Diagnostic of(Finding finding) {
        Range range = new Range(
                new Position(finding.line() - 1, finding.column() - 1),
                new Position(finding.endLine() - 1, finding.endColumn() - 1));
        Diagnostic diagnostic =
                new Diagnostic(range, finding.message(), severity(finding.severity()), SOURCE, finding.code());
        RulePages.ofUser()
                .uri(finding.code())
                .map(DiagnosticCodeDescription::new)
                .ifPresent(diagnostic::setCodeDescription);
        if (FindingCodes.has(finding.code(), FindingTrait.UNNECESSARY)) {
            diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
        }
        diagnostic.setData(data(finding));
        return diagnostic;
    }

    /** The data of a diagnostic: what OpenSM does, and the fix. */
    private static JsonObject data(Finding finding) {
        JsonObject data = new JsonObject();
        finding.opensm().ifPresent(verdict -> data.addProperty("opensm", verdict.toString()));
        finding.automaticFix().ifPresent(fix -> data.add("fix", data(fix)));
        return data;
    }

    private static JsonObject data(Fix fix) {
        JsonArray edits = new JsonArray();
        for (Edit edit : fix.edits()) {
            JsonObject each = new JsonObject();
            each.addProperty("offset", edit.offset());
            each.addProperty("length", edit.length());
            each.addProperty("text", edit.text());
            edits.add(each);
        }
        JsonObject data = new JsonObject();
        data.addProperty("description", fix.description());
        data.add("edits", edits);
        return data;
    }

    private static DiagnosticSeverity severity(Severity severity) {
        return switch (severity) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case INFO -> DiagnosticSeverity.Information;
        };
    }
}
