package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.SnippetTextEdit;
import org.eclipse.lsp4j.StringValue;
import org.eclipse.lsp4j.StringValueKind;
import org.eclipse.lsp4j.TextDocumentEdit;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceEdit;
import org.eclipse.lsp4j.WorkspaceEditCapabilities;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Rules;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;

/**
 * Silences a finding by a comment in the line above it, in the style of the file. A comment needs a reason, which only the
 * author knows: words that ask for it stand in its place, and are selected by a client that can do that (Language Server
 * Protocol 3.18, "SnippetTextEdit"). Syntax errors cannot be silenced, nor what is wrong with comments of this kind.
 *
 * @param selects whether the client selects what is to be replaced
 */
record Suppress(boolean selects) implements Remedy {

    /** Stands where the author is to say why the finding is none. */
    static final String REASON = "say why this is right here";

    private static final Set<String> ABOUT_COMMENTS = Set.of("unused-suppression", "suppression-without-reason");

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        return situation.diagnostics().stream()
                .filter(diagnostic -> isSilenceable(Situation.code(diagnostic)))
                .filter(diagnostic -> takesComment(situation.view(), diagnostic))
                .map(diagnostic -> action(situation, diagnostic));
    }

    private CodeAction action(Situation situation, Diagnostic diagnostic) {
        Edit edit = situation.withItsLineEnds(comment(situation.view(), diagnostic));
        CodeAction action = situation.action(
                kind(),
                "suppress " + Situation.code(diagnostic) + " here, with a reason",
                List.of(edit),
                List.of(diagnostic));
        if (selects) {
            action.setEdit(selecting(situation.view(), edit));
        }
        return action;
    }

    /** The edit as a snippet; what it says of the text has none of the characters that mean something there but blanks. */
    private static WorkspaceEdit selecting(View view, Edit edit) {
        String snippet = edit.text().replace(REASON, "${1:" + REASON + "}");
        var change = new SnippetTextEdit(view.lines().range(edit), new StringValue(StringValueKind.SNIPPET, snippet));
        var id = new VersionedTextDocumentIdentifier(view.uri(), view.document().version());
        return new WorkspaceEdit(List.of(Either.forLeft(new TextDocumentEdit(id, List.of(Either.forRight(change))))));
    }

    /** Whether a client takes snippets in the edits of an action. */
    static boolean canSelect(ClientCapabilities client) {
        WorkspaceEditCapabilities edits = client == null || client.getWorkspace() == null
                ? null
                : client.getWorkspace().getWorkspaceEdit();
        return edits != null
                && Boolean.TRUE.equals(edits.getDocumentChanges())
                && Boolean.TRUE.equals(edits.getSnippetEditSupport());
    }

    private static boolean isSilenceable(String code) {
        return Rules.byCode(code).isPresent() && !ABOUT_COMMENTS.contains(code);
    }

    /** Whether a line can be put above the entry: in a quoted text over several lines a comment would be text too. */
    private static boolean takesComment(View view, Diagnostic diagnostic) {
        int start = view.lines()
                .start(entryLine(view, diagnostic.getRange().getStart().getLine()));
        ILeafNode leaf = NodeModelUtils.findLeafNodeAtOffset(view.source().nodes(), start);
        return leaf == null || leaf.isHidden() || leaf.getOffset() == start || view.language() == Language.RFC;
    }

    private static Edit comment(View view, Diagnostic diagnostic) {
        int line = entryLine(view, diagnostic.getRange().getStart().getLine());
        int start = view.lines().start(line);
        String text = view.text().substring(start, view.lines().end(line));
        String indentation =
                text.substring(0, text.length() - text.stripLeading().length());
        String said = "qos-ignore " + Situation.code(diagnostic) + ": " + REASON;
        String comment = view.language() == Language.RFC ? "<!-- " + said + " -->" : "# " + said;
        return new Edit(start, 0, indentation + comment + "\n");
    }

    /** The line in which a comment may stand above: in the RFC spelling none within a value. */
    private static int entryLine(View view, int found) {
        int line = found;
        while (view.language() == Language.RFC && line > 0 && !startsWithTag(view, line)) {
            line--;
        }
        return line;
    }

    private static boolean startsWithTag(View view, int line) {
        return view.text()
                .substring(view.lines().start(line), view.lines().end(line))
                .stripLeading()
                .startsWith("<");
    }
}
