package org.qos.dsl.ui.assist;

import java.util.Locale;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.contentassist.CompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.TextEdit;
import org.qos.dsl.ui.document.TextPositions;

/** Converts completion items to Eclipse proposals. */
final class ItemProposal {

    private ItemProposal() {}

    /**
     * The proposal; empty if it does not fit what is typed before the caret, which the server leaves to its clients, or if the
     * document has changed so that its range is invalid.
     */
    static Optional<ICompletionProposal> of(CompletionItem item, IDocument document, int offset) {
        if (item.getTextEdit() == null) {
            String text = item.getInsertText() == null ? item.getLabel() : item.getInsertText();
            return Optional.of(proposal(item, text, offset, 0));
        }
        TextEdit edit = item.getTextEdit()
                .map(plain -> plain, insert -> new TextEdit(insert.getReplace(), insert.getNewText()));
        try {
            IRegion region = TextPositions.region(document, edit.getRange());
            if (!matches(item, document.get(region.getOffset(), Math.max(0, offset - region.getOffset())))) {
                return Optional.empty();
            }
            return Optional.of(proposal(item, edit.getNewText(), region.getOffset(), region.getLength()));
        } catch (BadLocationException gone) {
            return Optional.empty();
        }
    }

    /** LSP 3.17, CompletionItem.filterText: the text to compare with what is typed, without it the label. */
    private static boolean matches(CompletionItem item, String typed) {
        String filter = item.getFilterText() == null ? item.getLabel() : item.getFilterText();
        return filter.toLowerCase(Locale.ROOT).contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    private static ICompletionProposal proposal(CompletionItem item, String text, int offset, int length) {
        String shown = item.getDetail() == null ? item.getLabel() : item.getLabel() + "  " + item.getDetail();
        return new CompletionProposal(text, offset, length, text.length(), null, shown, null, documentation(item));
    }

    private static String documentation(CompletionItem item) {
        return item.getDocumentation() == null
                ? null
                : item.getDocumentation().map(plain -> plain, markup -> markup.getValue());
    }
}
