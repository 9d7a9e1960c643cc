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
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * The effect of a code action. Of several actions of one kind with the same effect, the client gets the first, with the
 * diagnostics of all.
 *
 * @param kind the code action kind
 * @param text the document after the action
 */
record CodeActionEffect(String kind, String text) {

    /** Removes each action whose effect an earlier action has. */
    static List<CodeAction> distinct(DocumentSnapshot snapshot, List<CodeAction> actions) {
        Map<CodeActionEffect, CodeAction> first = new LinkedHashMap<>();
        for (CodeAction action : actions) {
            first.merge(of(snapshot, action), action, CodeActionEffect::mergeDiagnostics);
        }
        return List.copyOf(first.values());
    }

    private static CodeActionEffect of(DocumentSnapshot snapshot, CodeAction action) {
        StringBuilder text = new StringBuilder(snapshot.text());
        changes(snapshot, action.getEdit())
                .sorted(Comparator.comparingInt((TextEdit edit) -> -start(snapshot, edit)))
                .forEach(edit -> text.replace(
                        start(snapshot, edit),
                        snapshot.lines().offset(edit.getRange().getEnd()),
                        edit.getNewText()));
        return new CodeActionEffect(action.getKind(), text.toString());
    }

    private static int start(DocumentSnapshot snapshot, TextEdit edit) {
        return snapshot.lines().offset(edit.getRange().getStart());
    }

    private static Stream<TextEdit> changes(DocumentSnapshot snapshot, WorkspaceEdit edit) {
        return edit.getChanges() != null
                ? edit.getChanges().getOrDefault(snapshot.uri(), List.of()).stream()
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
