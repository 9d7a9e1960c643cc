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
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.qos.dsl.ide.Desk;
import org.qos.dsl.ide.Marked;
import org.qos.dsl.ide.workspace.Lines;
import org.qos.dsl.ide.workspace.View;

/**
 * The actions that are offered in a text.
 *
 * @param view the document
 * @param actions in the order in which they are offered
 */
record Offered(View view, List<CodeAction> actions) {

    /** What is offered where a text has its cursor, or for what it marks. */
    static Offered in(String name, String marked) {
        Marked text = Marked.of(marked);
        return in(Desk.empty().put(name, text.text()).view(name), text);
    }

    /** The same for a document that is not alone. */
    static Offered in(View view, Marked text) {
        Range range = text.cursor() < 0 ? text.ranges().get(0) : new Range(text.position(), text.position());
        return of(view, range, new CodeActionContext(List.of()));
    }

    /** What is offered for the whole of a text to a client that asks for a kind. */
    static Offered ofKind(String kind, String name, String text) {
        View view = Desk.alone(name, text);
        return of(view, all(view), new CodeActionContext(List.of(), List.of(kind)));
    }

    /** What is offered about a diagnostic that the client shows. */
    static Offered about(View view, Diagnostic shown) {
        return of(view, shown.getRange(), new CodeActionContext(List.of(shown), List.of(CodeActionKind.QuickFix)));
    }

    /** What is offered for a range to a client that can do more than the least. */
    static Offered by(ClientCapabilities client, View view, Range range) {
        var actions = new CodeActions();
        actions.announce(new ServerCapabilities(), client);
        return of(actions, view, range, new CodeActionContext(List.of()));
    }

    private static Range all(View view) {
        return view.lines().range(0, view.text().length());
    }

    private static Offered of(View view, Range range, CodeActionContext context) {
        return of(new CodeActions(), view, range, context);
    }

    private static Offered of(CodeActions actions, View view, Range range, CodeActionContext context) {
        var params = new CodeActionParams(Desk.id(view), range, context);
        return new Offered(
                view,
                actions.answer(view, params, Desk.PATIENT).stream()
                        .map(action -> action.getRight())
                        .toList());
    }

    List<String> titles() {
        return actions.stream().map(CodeAction::getTitle).toList();
    }

    /** The change of the one document that the action whose title begins so changes. */
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

    /** What is offered about a diagnostic to a client that takes changes of versions. */
    static CodeAction versioned(View view, Diagnostic shown) {
        CodeActions actions = new CodeActions();
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceEdit(new WorkspaceEditCapabilities());
        workspace.getWorkspaceEdit().setDocumentChanges(true);
        actions.announce(new ServerCapabilities(), new ClientCapabilities(workspace, null, null));
        var params = new CodeActionParams(Desk.id(view), shown.getRange(), new CodeActionContext(List.of(shown)));
        return actions.answer(view, params, Desk.PATIENT).get(0).getRight();
    }

    /** The text after an action. */
    String after(CodeAction action) {
        Lines lines = view.lines();
        List<TextEdit> edits = new ArrayList<>(action.getEdit().getChanges().get(view.uri()));
        edits.sort(Comparator.comparingInt(
                (TextEdit edit) -> -lines.offset(edit.getRange().getStart())));
        StringBuilder text = new StringBuilder(view.text());
        edits.forEach(edit -> text.replace(
                lines.offset(edit.getRange().getStart()),
                lines.offset(edit.getRange().getEnd()),
                edit.getNewText()));
        return text.toString();
    }
}
