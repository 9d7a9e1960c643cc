package org.qos.dsl.ide.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.qos.dsl.ide.testing.LspTestHarness;
import org.qos.dsl.ide.testing.MarkedText;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.Lines;

/**
 * The code actions for a text.
 *
 * @param snapshot the document
 * @param actions the actions, in order
 */
record OfferedActions(DocumentSnapshot snapshot, List<CodeAction> actions) {

    /** The actions at the cursor of a text, or for its marked range. */
    static OfferedActions in(String name, String marked) {
        MarkedText text = MarkedText.of(marked);
        return in(LspTestHarness.empty().put(name, text.text()).snapshot(name), text);
    }

    /** The same for a document with others. */
    static OfferedActions in(DocumentSnapshot snapshot, MarkedText text) {
        Range range = text.cursor() < 0 ? text.ranges().get(0) : new Range(text.position(), text.position());
        return of(snapshot, range, new CodeActionContext(List.of()));
    }

    /** The actions for a whole text and a requested kind. */
    static OfferedActions ofKind(String kind, String name, String text) {
        DocumentSnapshot snapshot = LspTestHarness.alone(name, text);
        return of(snapshot, all(snapshot), new CodeActionContext(List.of(), List.of(kind)));
    }

    /** The actions for a diagnostic. */
    static OfferedActions about(DocumentSnapshot snapshot, Diagnostic shown) {
        return of(snapshot, shown.getRange(), new CodeActionContext(List.of(shown), List.of(CodeActionKind.QuickFix)));
    }

    /** The actions for a range and a client with all capabilities. */
    static OfferedActions by(ClientCapabilities client, DocumentSnapshot snapshot, Range range) {
        var actions = new CodeActions();
        actions.initialize(client);
        return of(actions, snapshot, range, new CodeActionContext(List.of()));
    }

    private static Range all(DocumentSnapshot snapshot) {
        return snapshot.lines().range(0, snapshot.text().length());
    }

    private static OfferedActions of(DocumentSnapshot snapshot, Range range, CodeActionContext context) {
        return of(new CodeActions(), snapshot, range, context);
    }

    private static OfferedActions of(
            CodeActions actions, DocumentSnapshot snapshot, Range range, CodeActionContext context) {
        var params = new CodeActionParams(LspTestHarness.id(snapshot), range, context);
        return new OfferedActions(
                snapshot,
                actions.handle(snapshot, params, LspTestHarness.NEVER_CANCELLED).stream()
                        .map(action -> action.getRight())
                        .toList());
    }

    List<String> titles() {
        return actions.stream().map(CodeAction::getTitle).toList();
    }

    /** The edit of the only document by the action whose title begins so. */
    TextDocumentEdit edit(String title) {
        return action(title).getEdit().getDocumentChanges().get(0).getLeft();
    }

    /** The text after the action whose title begins so. */
    String after(String title) {
        return after(action(title));
    }

    private CodeAction action(String title) {
        return actions.stream()
                .filter(action -> action.getTitle().startsWith(title))
                .findFirst()
                .orElseThrow(() -> new AssertionError("offered are " + titles()));
    }

    /** The actions for a diagnostic and a client with versioned edits. */
    static CodeAction versioned(DocumentSnapshot snapshot, Diagnostic shown) {
        CodeActions actions = new CodeActions();
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceEdit(new WorkspaceEditCapabilities());
        workspace.getWorkspaceEdit().setDocumentChanges(true);
        actions.initialize(new ClientCapabilities(workspace, null, null));
        var params = new CodeActionParams(
                LspTestHarness.id(snapshot), shown.getRange(), new CodeActionContext(List.of(shown)));
        return actions.handle(snapshot, params, LspTestHarness.NEVER_CANCELLED)
                .get(0)
                .getRight();
    }

    /** The text after an action. */
    String after(CodeAction action) {
        Lines lines = snapshot.lines();
        List<TextEdit> edits = new ArrayList<>(action.getEdit().getChanges().get(snapshot.uri()));
        edits.sort(Comparator.comparingInt(
                (TextEdit edit) -> -lines.offset(edit.getRange().getStart())));
        StringBuilder text = new StringBuilder(snapshot.text());
        edits.forEach(edit -> text.replace(
                lines.offset(edit.getRange().getStart()),
                lines.offset(edit.getRange().getEnd()),
                edit.getNewText()));
        return text.toString();
    }
}
