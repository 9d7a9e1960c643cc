package org.qos.dsl.ide.diagnostics;

import com.google.gson.JsonArray;
import com.google.gson.JsonObject;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCodeDescription;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.check.Fix;
import org.qos.dsl.language.FindingTrait;
import org.qos.dsl.language.SourceRange;

/** Converts findings to LSP diagnostics. */
final class DiagnosticConverter {

    private static final String SOURCE = "qos";

    private DiagnosticConverter() {}

    /** The diagnostics of a file, in text order. */
    static List<Diagnostic> of(CheckedFile checked, String uri) {
        return checked.findings().stream().map(finding -> of(finding, uri)).toList();
    }

    private static Diagnostic of(Finding finding, String uri) {
        Range range = range(new SourceRange(finding.line(), finding.column(), finding.endLine(), finding.endColumn()));
        Diagnostic diagnostic = new Diagnostic(range, finding.message(), severity(finding), SOURCE, finding.code());
        RulePages.ofUser()
                .uri(finding.code())
                .map(DiagnosticCodeDescription::new)
                .ifPresent(diagnostic::setCodeDescription);
        if (FindingCodes.has(finding.code(), FindingTrait.UNNECESSARY)) {
            diagnostic.setTags(List.of(DiagnosticTag.Unnecessary));
        }
        if (!finding.related().isEmpty()) {
            diagnostic.setRelatedInformation(finding.related().stream()
                    .map(other -> new DiagnosticRelatedInformation(
                            new Location(other.uri().orElse(uri), range(other.range())), other.message()))
                    .toList());
        }
        diagnostic.setData(data(finding));
        return diagnostic;
    }

    private static Range range(SourceRange range) {
        return new Range(
                new Position(range.line() - 1, range.column() - 1),
                new Position(range.endLine() - 1, range.endColumn() - 1));
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

    /**
     * An info about what has no effect is a hint: editors fade the text, but neither underline nor list it, because its author
     * may be about to use it.
     */
    private static DiagnosticSeverity severity(Finding finding) {
        return switch (finding.severity()) {
            case ERROR -> DiagnosticSeverity.Error;
            case WARNING -> DiagnosticSeverity.Warning;
            case INFO ->
                FindingCodes.has(finding.code(), FindingTrait.UNNECESSARY)
                        ? DiagnosticSeverity.Hint
                        : DiagnosticSeverity.Information;
        };
    }
}
