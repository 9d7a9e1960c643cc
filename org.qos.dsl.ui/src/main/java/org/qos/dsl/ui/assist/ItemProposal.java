package org.qos.dsl.ui.assist;

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

    /** The proposal; empty if the document has changed so that its range is invalid. */
    static Optional<ICompletionProposal> of(CompletionItem item, IDocument document, int offset) {
        if (item.getTextEdit() == null) {
            String text = item.getInsertText() == null ? item.getLabel() : item.getInsertText();
            return Optional.of(proposal(item, text, offset, 0));
        }
        TextEdit edit = item.getTextEdit()
                .map(plain -> plain, insert -> new TextEdit(insert.getReplace(), insert.getNewText()));
        try {
            IRegion region = TextPositions.region(document, edit.getRange());
            return Optional.of(proposal(item, edit.getNewText(), region.getOffset(), region.getLength()));
        } catch (BadLocationException gone) {
            return Optional.empty();
        }
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
