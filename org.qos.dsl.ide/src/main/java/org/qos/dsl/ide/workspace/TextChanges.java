package org.qos.dsl.ide.workspace;

import java.util.List;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;

/** What an author does to a text. */
final class TextChanges {

    private TextChanges() {}

    /**
     * A text after some changes, each relative to the result of the previous one. A range that is not in the text is
     * brought into it.
     */
    static String apply(String text, List<TextDocumentContentChangeEvent> changes) {
        String changed = text;
        for (TextDocumentContentChangeEvent change : changes) {
            changed = change.getRange() == null ? change.getText() : replaced(changed, change);
        }
        return changed;
    }

    private static String replaced(String text, TextDocumentContentChangeEvent change) {
        Lines lines = new Lines(text);
        int one = lines.offset(change.getRange().getStart());
        int other = lines.offset(change.getRange().getEnd());
        return text.substring(0, Math.min(one, other)) + change.getText() + text.substring(Math.max(one, other));
    }
}
