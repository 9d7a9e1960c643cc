package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.check.rules.binding.UnknownPartition;
import org.qos.dsl.check.rules.enhancedqos.BwNameUnknown;
import org.qos.dsl.ide.diagnostics.DocumentValidator;
import org.qos.dsl.ide.diagnostics.ValidationResult;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.language.SyntaxCode;

/**
 * A {@code textDocument/codeAction} request: a range of a document, often just the cursor position.
 *
 * @param snapshot the document
 * @param start the offset where the range begins
 * @param end the offset after the range
 * @param found all findings of the document alone, with the severities of its project
 * @param diagnosed the diagnostics that the request is about; some may come from checks of more than the document
 * @param forAll whether the client names no diagnostics, and so asks about the range only
 * @param versionedEdits whether the client supports edits of a versioned document
 */
record CodeActionRequest(
        DocumentSnapshot snapshot,
        int start,
        int end,
        List<FindingWithDiagnostic> found,
        RequestedDiagnostics diagnosed,
        boolean forAll,
        boolean versionedEdits) {

    /** Reads a request. The diagnostics of the client may be outdated, so the document is validated again. */
    static CodeActionRequest of(DocumentSnapshot snapshot, CodeActionParams params, boolean versionedEdits) {
        CodeActionContext context = params.getContext();
        ValidationResult report = DocumentValidator.document(snapshot);
        List<FindingWithDiagnostic> found = IntStream.range(0, report.findings().size())
                .mapToObj(i -> new FindingWithDiagnostic(
                        report.findings().get(i), report.diagnostics().get(i)))
                .toList();
        List<Diagnostic> shown =
                context == null || context.getDiagnostics() == null ? List.of() : context.getDiagnostics();
        int start = snapshot.lines().offset(params.getRange().getStart());
        int end = snapshot.lines().offset(params.getRange().getEnd());
        return new CodeActionRequest(
                snapshot,
                start,
                end,
                found,
                RequestedDiagnostics.of(
                        snapshot.lines(), found, shown, range -> touches(snapshot.lines(), range, start, end)),
                shown.isEmpty(),
                versionedEdits);
    }

    /** All findings of the document alone, in text order. */
    List<Finding> findings() {
        return found.stream().map(FindingWithDiagnostic::finding).toList();
    }

    /** The findings that touch the range; if the client names diagnostics, only those. */
    Stream<FindingWithDiagnostic> findingsInRange() {
        return diagnosed.findings().stream();
    }

    /** The diagnostics that touch the range: those of the document alone, and the others that the client shows. */
    List<Diagnostic> diagnostics() {
        return diagnosed.all();
    }

    /** The diagnostics with a code. */
    List<Diagnostic> diagnostics(String code) {
        return diagnosed.ofCode(code);
    }

    /** Whether the text has no syntax errors, so that its blocks are those that the author sees. */
    boolean isWellFormed() {
        return snapshot.source().resource().getErrors().isEmpty();
    }

    /** The diagnostics with a code that overlap a region. */
    List<Diagnostic> diagnostics(ITextRegion region, String code) {
        return diagnosed.ofCode(
                code,
                DiagnosticRegions.region(snapshot.lines(), snapshot.lines().range(region)));
    }

    /** The diagnostics that report an unresolved reference. */
    List<Diagnostic> diagnostics(SymbolOccurrence reference) {
        return diagnostics(
                reference.region(),
                switch (reference.type()) {
                    case GROUP -> SyntaxCode.UNKNOWN_GROUP.code();
                    case LEVEL -> SyntaxCode.UNKNOWN_LEVEL.code();
                    case PARTITION -> new UnknownPartition().code();
                    case BANDWIDTH -> new BwNameUnknown().code();
                });
    }

    /** Whether the client names one of these diagnostics, or names none and so wants all code actions. */
    boolean isRequested(List<Diagnostic> about) {
        return forAll || !about.isEmpty();
    }

    /** The code of a diagnostic; empty if it is not one of this server. */
    static String code(Diagnostic diagnostic) {
        return diagnostic.getCode() != null && diagnostic.getCode().isLeft()
                ? diagnostic.getCode().getLeft()
                : "";
    }

    private static boolean touches(Lines lines, Range range, int start, int end) {
        return lines.offset(range.getStart()) <= end && start <= lines.offset(range.getEnd());
    }

    /** Whether a region overlaps or adjoins the range of the request. */
    boolean touches(ITextRegion region) {
        return region.getOffset() <= end && start <= region.getOffset() + region.getLength();
    }

    /** An edit with the line ends of the document. */
    Edit withDocumentLineEnds(Edit edit) {
        return snapshot.text().contains("\r\n")
                ? new Edit(edit.offset(), edit.length(), edit.text().replaceAll("\r?\n", "\r\n"))
                : edit;
    }

    /**
     * The same edit extended to whole line ends: an LSP position cannot lie between a carriage return and its line
     * feed.
     */
    private Edit withWholeLineEnds(Edit edit) {
        String before = isInLineEnd(edit.offset()) ? "\r" : "";
        String after = isInLineEnd(edit.end()) ? "\n" : "";
        return new Edit(
                edit.offset() - before.length(),
                edit.length() + before.length() + after.length(),
                before + edit.text() + after);
    }

    private boolean isInLineEnd(int offset) {
        return offset > 0 && snapshot.text().startsWith("\r\n", offset - 1);
    }

    /** A code action that edits the document. */
    CodeAction action(String kind, String title, List<Edit> edits) {
        List<TextEdit> changes = edits.stream()
                .map(this::withWholeLineEnds)
                .map(edit -> new TextEdit(snapshot.lines().range(edit), edit.text()))
                .toList();
        CodeAction action = new CodeAction(Character.toUpperCase(title.charAt(0)) + title.substring(1));
        action.setKind(kind);
        action.setEdit(versionedEdits ? ofVersion(changes) : new WorkspaceEdit(Map.of(snapshot.uri(), changes)));
        return action;
    }

    /** A versioned edit, which the client rejects if the document has changed since. */
    private WorkspaceEdit ofVersion(List<TextEdit> changes) {
        var document = new VersionedTextDocumentIdentifier(
                snapshot.uri(), snapshot.document().version());
        List<Either<TextEdit, SnippetTextEdit>> edits =
                changes.stream().map(Either::<TextEdit, SnippetTextEdit>forLeft).toList();
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(document, edits))));
    }

    /** A code action that edits the document to fix some diagnostics. */
    CodeAction action(String kind, String title, List<Edit> edits, List<Diagnostic> about) {
        CodeAction action = action(kind, title, edits);
        action.setDiagnostics(about);
        return action;
    }
}
