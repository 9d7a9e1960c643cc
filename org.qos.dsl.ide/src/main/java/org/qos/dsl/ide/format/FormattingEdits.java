package org.qos.dsl.ide.format;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.eclipse.lsp4j.TextEdit;
import org.qos.dsl.format.LayoutRules;
import org.qos.dsl.format.WhitespaceEdit;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.project.Formatting;
import org.qos.dsl.project.LanguageInjectors;

/** The edits that format a document. */
final class FormattingEdits {

    private FormattingEdits() {}

    /** The wanted edits; empty for a document with syntax errors, which is left unchanged. */
    static List<TextEdit> of(DocumentSnapshot snapshot, Function<WhitespaceEdit, Optional<WhitespaceEdit>> expected) {
        if (!Formatting.of(snapshot.source()).isChanged()) {
            return List.of();
        }
        LayoutRules rules =
                LanguageInjectors.standalone().injector(snapshot.language()).getInstance(LayoutRules.class);
        return rules.layout(snapshot.text()).edits().stream()
                .map(expected)
                .flatMap(Optional::stream)
                .map(edit -> withoutLinesThatStay(snapshot.text(), edit))
                .map(edit -> new TextEdit(
                        snapshot.lines().range(edit.start(), edit.end() - edit.start()), edit.whitespace()))
                .toList();
    }

    /**
     * An edit without the line ends that the old and the new whitespace begin with: the indentation changes within its
     * line, and a cursor at the end of the line above stays.
     */
    private static WhitespaceEdit withoutLinesThatStay(String text, WhitespaceEdit edit) {
        String old = text.substring(edit.start(), edit.end());
        int same = 0;
        for (int end = lineEnd(old, 0); end > 0 && edit.whitespace().startsWith(old.substring(0, end)); ) {
            same = end;
            end = lineEnd(old, end);
        }
        return new WhitespaceEdit(
                edit.start() + same, edit.end(), edit.whitespace().substring(same));
    }

    /** The offset after the line end at an offset; 0 if there is none. */
    private static int lineEnd(String text, int at) {
        if (text.startsWith("\r\n", at)) {
            return at + 2;
        }
        return text.startsWith("\n", at) ? at + 1 : 0;
    }
}
