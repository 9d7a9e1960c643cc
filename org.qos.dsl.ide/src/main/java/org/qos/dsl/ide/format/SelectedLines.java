package org.qos.dsl.ide.format;

import java.util.Optional;
import org.qos.dsl.format.WhitespaceEdit;
import org.qos.dsl.ide.workspace.Lines;

/**
 * The lines of a selection, to which whitespace edits are restricted. Whitespace reaches from the end of one line to
 * the first token of another; either line may be outside the selection.
 *
 * @param text the document
 * @param lines its lines
 * @param first the first selected line, from 0
 * @param last the last one
 */
record SelectedLines(String text, Lines lines, int first, int last) {

    /** The part of an edit that lies in the selected lines. */
    Optional<WhitespaceEdit> part(WhitespaceEdit edit) {
        int from = lines.position(edit.start()).getLine();
        int to = lines.position(edit.end()).getLine();
        if (isSelected(from) && isSelected(to)) {
            return Optional.of(edit);
        }
        if (edit.whitespace().indexOf('\n') < 0) {
            return Optional.empty();
        }
        if (isSelected(to)) {
            String indentation = edit.whitespace().substring(edit.whitespace().lastIndexOf('\n') + 1);
            return changed(lines.start(to), edit.end(), indentation);
        }
        return isSelected(from) ? changed(edit.start(), lines.end(from), "") : Optional.empty();
    }

    private boolean isSelected(int line) {
        return first <= line && line <= last;
    }

    private Optional<WhitespaceEdit> changed(int start, int end, String whitespace) {
        return text.substring(start, end).equals(whitespace)
                ? Optional.empty()
                : Optional.of(new WhitespaceEdit(start, end, whitespace));
    }
}
