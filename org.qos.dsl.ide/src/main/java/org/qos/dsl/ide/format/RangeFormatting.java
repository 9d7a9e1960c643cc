package org.qos.dsl.ide.format;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Handles {@code textDocument/rangeFormatting}: formats the selection as part of the whole document. */
public final class RangeFormatting implements DocumentHandler<DocumentRangeFormattingParams, List<? extends TextEdit>> {

    @Override
    public List<? extends TextEdit> handle(
            DocumentSnapshot snapshot, DocumentRangeFormattingParams params, CancelChecker cancel) {
        int start = snapshot.lines().offset(params.getRange().getStart());
        int end = snapshot.lines().offset(params.getRange().getEnd());
        SelectedLines lines = selected(snapshot, params.getRange());
        return FormattingEdits.of(
                snapshot, edit -> start <= edit.end() && edit.start() <= end ? lines.part(edit) : Optional.empty());
    }

    /** A selection that ends at the start of a line excludes that line, except at the end of the text. */
    private static SelectedLines selected(DocumentSnapshot snapshot, Range range) {
        int first = range.getStart().getLine();
        int last = range.getEnd().getLine();
        boolean endsBefore = range.getEnd().getCharacter() == 0
                && last > first
                && snapshot.lines().offset(range.getEnd()) < snapshot.text().length();
        return new SelectedLines(snapshot.text(), snapshot.lines(), first, endsBefore ? last - 1 : last);
    }
}
