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
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Finding;
import org.qos.dsl.ide.diagnostics.Checks;
import org.qos.dsl.ide.diagnostics.Report;
import org.qos.dsl.ide.workspace.View;

/**
 * What a client asks about: a part of a document, often only the place of the cursor.
 *
 * @param view the document
 * @param start the offset where the part begins
 * @param end the offset behind it
 * @param found all that the document by itself shows, as the project grades it
 * @param shown the diagnostics that the client shows there; among them may be some that need more than the document
 */
record Situation(View view, int start, int end, List<Found> found, List<Diagnostic> shown) {

    /** Reads a request; what the client knows of findings may be about an older text, so they are looked for anew. */
    static Situation of(View view, CodeActionParams params) {
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
                context == null || context.getDiagnostics() == null ? List.of() : context.getDiagnostics());
    }

    /** All that the document by itself shows, in the order of the text. */
    List<Finding> findings() {
        return found.stream().map(Found::finding).toList();
    }

    /** The findings that the part touches. */
    Stream<Found> here() {
        return found.stream().filter(each -> touches(each.diagnostic().getRange()));
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

    /** An action that changes the document. */
    CodeAction action(String kind, String title, List<Edit> edits) {
        List<TextEdit> changes = edits.stream()
                .map(edit -> new TextEdit(view.lines().range(edit), edit.text()))
                .toList();
        CodeAction action = new CodeAction(Character.toUpperCase(title.charAt(0)) + title.substring(1));
        action.setKind(kind);
        action.setEdit(new WorkspaceEdit(Map.of(view.uri(), changes)));
        return action;
    }

    /** An action that changes the document because of some findings. */
    CodeAction action(String kind, String title, List<Edit> edits, List<Diagnostic> about) {
        CodeAction action = action(kind, title, edits);
        action.setDiagnostics(about);
        return action;
    }
}
