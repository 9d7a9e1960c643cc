package org.qos.dsl.ide.format;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentRangeFormattingParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.View;

/** Handles {@code textDocument/rangeFormatting}: formats the selection as part of the whole document. */
public final class RangeFormatting implements DocumentHandler<DocumentRangeFormattingParams, List<? extends TextEdit>> {

    @Override
    public List<? extends TextEdit> handle(View view, DocumentRangeFormattingParams params, CancelChecker cancel) {
        int start = view.lines().offset(params.getRange().getStart());
        int end = view.lines().offset(params.getRange().getEnd());
        SelectedLines lines = selected(view, params.getRange());
        return FormattingEdits.of(
                view, edit -> start <= edit.end() && edit.start() <= end ? lines.part(edit) : Optional.empty());
    }

    /** A selection that ends at the start of a line excludes that line, except at the end of the text. */
    private static SelectedLines selected(View view, Range range) {
        int first = range.getStart().getLine();
        int last = range.getEnd().getLine();
        boolean endsBefore = range.getEnd().getCharacter() == 0
                && last > first
                && view.lines().offset(range.getEnd()) < view.text().length();
        return new SelectedLines(view.text(), view.lines(), first, endsBefore ? last - 1 : last);
    }
}
