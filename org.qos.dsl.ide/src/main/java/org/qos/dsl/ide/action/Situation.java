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
import org.qos.dsl.ide.diagnostics.Checks;
import org.qos.dsl.ide.diagnostics.Report;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.workspace.View;

/**
 * What a client asks about: a part of a document, often only the place of the cursor.
 *
 * @param view the document
 * @param start the offset where the part begins
 * @param end the offset behind it
 * @param found all that the document by itself shows, as the project grades it
 * @param shown the diagnostics that the client asks about; among them may be some that need more than the document, and it
 *     names none where it asks about the place alone
 * @param versions whether the client takes changes of a version of a document
 */
record Situation(View view, int start, int end, List<Found> found, List<Diagnostic> shown, boolean versions) {

    /** Reads a request; what the client knows of findings may be about an older text, so they are looked for anew. */
    static Situation of(View view, CodeActionParams params, boolean versions) {
        CodeActionContext context = params.getContext();
        Report report = Checks.document(view);
        List<Found> found = IntStream.range(0, report.findings().size())
                .mapToObj(i ->
                        new Found(report.findings().get(i), report.diagnostics().get(i)))
                .toList();
        return new Situation(
                view,
                view.lines().offset(params.getRange().getStart()),
                view.lines().offset(params.getRange().getEnd()),
                found,
                context == null || context.getDiagnostics() == null ? List.of() : context.getDiagnostics(),
                versions);
    }

    /** All that the document by itself shows, in the order of the text. */
    List<Finding> findings() {
        return found.stream().map(Found::finding).toList();
    }

    /** The findings that the part touches; of a client that names diagnostics only those. */
    Stream<Found> here() {
        return found.stream()
                .filter(each -> touches(each.diagnostic().getRange()))
                .filter(each -> shown.isEmpty()
                        || shown.stream()
                                .anyMatch(other -> code(other).equals(code(each.diagnostic()))
                                        && overlap(
                                                other.getRange(),
                                                each.diagnostic().getRange())));
    }

    /** The diagnostics that the part touches: those of the document itself, and what the client shows besides. */
    List<Diagnostic> diagnostics() {
        List<Diagnostic> own = here().map(Found::diagnostic).toList();
        Stream<Diagnostic> others = shown.stream()
                .filter(each -> touches(each.getRange()))
                .filter(each -> own.stream()
                        .noneMatch(known -> code(known).equals(code(each))
                                && known.getRange().equals(each.getRange())));
        return Stream.concat(own.stream(), others).toList();
    }

    /** Those of a code that are about some piece of the text. */
    List<Diagnostic> diagnostics(ITextRegion region, String code) {
        Range range = view.lines().range(region);
        return diagnostics().stream()
                .filter(each -> code(each).equals(code) && overlap(each.getRange(), range))
                .toList();
    }

    /** Those that say that nothing bears the name of a reference. */
    List<Diagnostic> diagnostics(Mention reference) {
        return diagnostics(
                reference.region(),
                switch (reference.of()) {
                    case GROUP -> "unknown-group";
                    case LEVEL -> "unknown-level";
                    case PARTITION -> "unknown-partition";
                });
    }

    /** Whether a client that names diagnostics names one of these; one that names none wants all that can be done. */
    boolean isAskedAbout(List<Diagnostic> about) {
        return shown.isEmpty() || !about.isEmpty();
    }

    /** The code of a diagnostic; empty where it has none of ours. */
    static String code(Diagnostic diagnostic) {
        return diagnostic.getCode() != null && diagnostic.getCode().isLeft()
                ? diagnostic.getCode().getLeft()
                : "";
    }

    private boolean overlap(Range one, Range other) {
        return view.lines().offset(one.getStart()) <= view.lines().offset(other.getEnd())
                && view.lines().offset(other.getStart()) <= view.lines().offset(one.getEnd());
    }

    /** Whether a range has a character of the part, or ends or begins where it does. */
    boolean touches(Range range) {
        return view.lines().offset(range.getStart()) <= end
                && start <= view.lines().offset(range.getEnd());
    }

    /** Whether a region has a character of the part, or ends or begins where it does. */
    boolean touches(ITextRegion region) {
        return region.getOffset() <= end && start <= region.getOffset() + region.getLength();
    }

    /** A change whose new lines end as those of the document. */
    Edit withItsLineEnds(Edit edit) {
        return view.text().contains("\r\n")
                ? new Edit(edit.offset(), edit.length(), edit.text().replaceAll("\r?\n", "\r\n"))
                : edit;
    }

    /** The same change of whole line ends: positions cannot say what is between a carriage return and its line feed. */
    private Edit withWholeLineEnds(Edit edit) {
        String before = isInLineEnd(edit.offset()) ? "\r" : "";
        String behind = isInLineEnd(edit.end()) ? "\n" : "";
        return new Edit(
                edit.offset() - before.length(),
                edit.length() + before.length() + behind.length(),
                before + edit.text() + behind);
    }

    private boolean isInLineEnd(int offset) {
        return offset > 0 && view.text().startsWith("\r\n", offset - 1);
    }

    /** An action that changes the document. */
    CodeAction action(String kind, String title, List<Edit> edits) {
        List<TextEdit> changes = edits.stream()
                .map(this::withWholeLineEnds)
                .map(edit -> new TextEdit(view.lines().range(edit), edit.text()))
                .toList();
        CodeAction action = new CodeAction(Character.toUpperCase(title.charAt(0)) + title.substring(1));
        action.setKind(kind);
        action.setEdit(versions ? ofVersion(changes) : new WorkspaceEdit(Map.of(view.uri(), changes)));
        return action;
    }

    /** A change that a client refuses where the author has typed on meanwhile. */
    private WorkspaceEdit ofVersion(List<TextEdit> changes) {
        var document =
                new VersionedTextDocumentIdentifier(view.uri(), view.document().version());
        List<Either<TextEdit, SnippetTextEdit>> edits =
                changes.stream().map(Either::<TextEdit, SnippetTextEdit>forLeft).toList();
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(document, edits))));
    }

    /** An action that changes the document because of some findings. */
    CodeAction action(String kind, String title, List<Edit> edits, List<Diagnostic> about) {
        CodeAction action = action(kind, title, edits);
        action.setDiagnostics(about);
        return action;
    }
}
