package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.xtext.nodemodel.ILeafNode;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.Edit;
import org.qos.dsl.check.Rules;
import org.qos.dsl.ide.workspace.View;
import org.qos.dsl.language.Language;

/**
 * Silences a finding by a comment in the line above it, in the style of the file. A comment needs a reason, which only the
 * author knows: words that ask for it stand in its place. Syntax errors cannot be silenced, nor what is wrong with comments
 * of this kind.
 */
final class Suppress implements Remedy {

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
        return situation.action(
                kind(),
                "suppress " + Situation.code(diagnostic) + " here, with a reason",
                List.of(edit),
                List.of(diagnostic));
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
