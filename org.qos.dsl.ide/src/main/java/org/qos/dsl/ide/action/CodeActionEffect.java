package org.qos.dsl.ide.action;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.workspace.View;

/**
 * The effect of a code action. Of several actions of one kind with the same effect, the client gets the first, with the
 * diagnostics of all.
 *
 * @param kind the code action kind
 * @param text the document after the action
 */
record CodeActionEffect(String kind, String text) {

    /** Removes each action whose effect an earlier action has. */
    static List<CodeAction> distinct(View view, List<CodeAction> actions) {
        Map<CodeActionEffect, CodeAction> first = new LinkedHashMap<>();
        for (CodeAction action : actions) {
            first.merge(of(view, action), action, CodeActionEffect::mergeDiagnostics);
        }
        return List.copyOf(first.values());
    }

    private static CodeActionEffect of(View view, CodeAction action) {
        StringBuilder text = new StringBuilder(view.text());
        changes(view, action.getEdit())
                .sorted(Comparator.comparingInt((TextEdit edit) -> -start(view, edit)))
                .forEach(edit -> text.replace(
                        start(view, edit), view.lines().offset(edit.getRange().getEnd()), edit.getNewText()));
        return new CodeActionEffect(action.getKind(), text.toString());
    }

    private static int start(View view, TextEdit edit) {
        return view.lines().offset(edit.getRange().getStart());
    }

    private static Stream<TextEdit> changes(View view, WorkspaceEdit edit) {
        return edit.getChanges() != null
                ? edit.getChanges().getOrDefault(view.uri(), List.of()).stream()
                : edit.getDocumentChanges().stream()
                        .map(Either::getLeft)
                        .flatMap(document -> document.getEdits().stream())
                        .map(each -> each.map(
                                plain -> plain,
                                snippet -> new TextEdit(
                                        snippet.getRange(), snippet.getSnippet().getValue())));
    }

    private static CodeAction mergeDiagnostics(CodeAction first, CodeAction same) {
        List<Diagnostic> about = new ArrayList<>(first.getDiagnostics() == null ? List.of() : first.getDiagnostics());
        Stream.ofNullable(same.getDiagnostics())
                .flatMap(List::stream)
                .filter(diagnostic -> !about.contains(diagnostic))
                .forEach(about::add);
        first.setDiagnostics(about.isEmpty() ? null : about);
        return first;
    }
}
