package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.StringValue;
import org.eclipse.lsp4j.StringValueKind;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.FindingCodes;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.language.FindingCode;
import org.qos.dsl.language.FindingTrait;
import org.qos.runtime.policy.PolicySyntax;

/**
 * Suppresses a finding by a comment in the line above it. Only the author knows the reason, so the comment has a
 * placeholder for it, which clients with snippet support select (LSP 3.18, SnippetTextEdit). Errors and findings
 * about suppressions cannot be suppressed.
 *
 * @param supportsSnippets whether the client supports snippets in edits
 */
record SuppressFinding(boolean supportsSnippets) implements CodeActionProvider {

    /** The placeholder for the reason. */
    static final String REASON = "reason why this is intended";

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        return request.diagnostics().stream()
                .filter(diagnostic -> isSuppressible(request.snapshot(), diagnostic))
                .filter(diagnostic -> takesComment(request.snapshot(), diagnostic))
                .map(diagnostic -> action(request, diagnostic));
    }

    private CodeAction action(CodeActionRequest request, Diagnostic diagnostic) {
        Edit edit = request.withDocumentLineEnds(comment(request.snapshot(), diagnostic));
        CodeAction action = request.action(
                kind(),
                "suppress " + CodeActionRequest.code(diagnostic) + " here, with a reason",
                List.of(edit),
                List.of(diagnostic));
        if (supportsSnippets) {
            action.setEdit(selecting(request.snapshot(), edit));
        }
        return action;
    }

    /** The edit as a snippet. The text needs no escapes because it contains none of the special characters of snippets. */
    private static WorkspaceEdit selecting(DocumentSnapshot snapshot, Edit edit) {
        String snippet = edit.text().replace(REASON, "${1:" + REASON + "}");
        var change =
                new SnippetTextEdit(snapshot.lines().range(edit), new StringValue(StringValueKind.SNIPPET, snippet));
        var id = new VersionedTextDocumentIdentifier(
                snapshot.uri(), snapshot.document().version());
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(id, List.of(Either.forRight(change))))));
    }

    /** Errors stop OpenSM or the commands, unless they are warnings that the project raises or a fabric proves. */
    private static boolean isSuppressible(DocumentSnapshot snapshot, Diagnostic diagnostic) {
        String code = CodeActionRequest.code(diagnostic);
        boolean raised = snapshot.context().settings().rules().raises(code)
                || FindingCodes.has(code, FindingTrait.ERROR_WHERE_PROVED);
        boolean blocking = diagnostic.getSeverity() == DiagnosticSeverity.Error && !raised;
        return !blocking
                && FindingCodes.byCode(code).filter(FindingCode::isSuppressible).isPresent();
    }

    /**
     * Whether a comment can be inserted above the entry: inside a multi-line quoted text it would be part of the text.
     */
    private static boolean takesComment(DocumentSnapshot snapshot, Diagnostic diagnostic) {
        int start = snapshot.lines()
                .start(entryLine(snapshot, diagnostic.getRange().getStart().getLine()));
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(snapshot.source().nodes(), start);
        return leaf == null
                || leaf.isHidden()
                || leaf.getOffset() == start
                || snapshot.language().is(PolicySyntax.RFC);
    }

    private static Edit comment(DocumentSnapshot snapshot, Diagnostic diagnostic) {
        int line = entryLine(snapshot, diagnostic.getRange().getStart().getLine());
        int start = snapshot.lines().start(line);
        String text = snapshot.text().substring(start, snapshot.lines().end(line));
        String indentation =
                text.substring(0, text.length() - text.stripLeading().length());
        String suppression = "qos-ignore " + CodeActionRequest.code(diagnostic) + ": " + REASON;
        String comment = snapshot.language().comments().comment(suppression);
        return new Edit(start, 0, indentation + comment + "\n");
    }

    /** The line above which a comment can be inserted: in the RFC syntax not within a value. */
    private static int entryLine(DocumentSnapshot snapshot, int found) {
        int line = found;
        while (snapshot.language().is(PolicySyntax.RFC) && line > 0 && !startsWithTag(snapshot, line)) {
            line--;
        }
        return line;
    }

    private static boolean startsWithTag(DocumentSnapshot snapshot, int line) {
        return snapshot.text()
                .substring(snapshot.lines().start(line), snapshot.lines().end(line))
                .stripLeading()
                .startsWith("<");
    }
}
