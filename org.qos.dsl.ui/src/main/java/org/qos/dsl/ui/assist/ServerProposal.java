package org.qos.dsl.ui.assist;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DocumentEvent;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.contentassist.ICompletionProposalExtension2;
import org.eclipse.jface.text.contentassist.IContextInformation;
import org.eclipse.lsp4j.CompletionItem;
import org.eclipse.lsp4j.InsertTextFormat;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.swt.graphics.Image;
import org.eclipse.swt.graphics.Point;
import org.eclipse.text.edits.MultiTextEdit;
import org.eclipse.text.edits.ReplaceEdit;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;
import org.qos.dsl.ui.edit.DocumentEdits;

/** A completion item. It stays in the list while the user types on, as long as it fits. */
final class ServerProposal implements ICompletionProposal, ICompletionProposalExtension2 {

    private final CompletionItem item;
    private final String inserted;
    private final IRegion replaced;
    private final int requestedAt;
    private Point selection;

    private ServerProposal(CompletionItem item, String inserted, IRegion replaced, int requestedAt) {
        this.item = item;
        this.inserted = inserted;
        this.replaced = replaced;
        this.requestedAt = requestedAt;
    }

    /**
     * The proposal; empty if it does not fit what is typed before the caret, which the server leaves to its clients, or
     * if the document has changed so that its range is invalid.
     */
    static Optional<ServerProposal> of(CompletionItem item, IDocument document, int offset) {
        try {
            ServerProposal proposal;
            if (item.getTextEdit() == null) {
                String text = item.getInsertText() == null ? item.getLabel() : item.getInsertText();
                proposal = new ServerProposal(item, text, new Region(offset, 0), offset);
            } else {
                TextEdit edit = item.getTextEdit()
                        .map(plain -> plain, insert -> new TextEdit(insert.getReplace(), insert.getNewText()));
                IRegion region = TextPositions.region(document, edit.getRange());
                proposal = new ServerProposal(item, edit.getNewText(), region, offset);
            }
            return proposal.fits(document, offset) ? Optional.of(proposal) : Optional.empty();
        } catch (BadLocationException gone) {
            return Optional.empty();
        }
    }

    /** LSP 3.17, CompletionItem.filterText: the text to compare with what is typed, without it the label. */
    private boolean fits(IDocument document, int caret) throws BadLocationException {
        if (caret < replaced.getOffset()) {
            return false;
        }
        String typed = document.get(replaced.getOffset(), caret - replaced.getOffset());
        String filter = item.getFilterText() == null ? item.getLabel() : item.getFilterText();
        return filter.toLowerCase(Locale.ROOT).contains(typed.strip().toLowerCase(Locale.ROOT));
    }

    @Override
    public boolean validate(IDocument document, int offset, DocumentEvent event) {
        try {
            return fits(document, offset);
        } catch (BadLocationException gone) {
            return false;
        }
    }

    @Override
    public void apply(IDocument document) {
        try {
            insert(document, requestedAt);
        } catch (BadLocationException edited) {
            EditorPlugin.running().getLog().warn("Cannot insert " + item.getLabel(), edited);
        }
    }

    @Override
    public void apply(ITextViewer viewer, char trigger, int stateMask, int offset) {
        try {
            Snippet snippet = snippet(viewer.getDocument());
            int start = insert(viewer.getDocument(), offset);
            if (!snippet.stops().isEmpty()) {
                selection = TabStops.link(snippet, viewer, start);
            }
        } catch (BadLocationException edited) {
            EditorPlugin.running().getLog().warn("Cannot insert " + item.getLabel(), edited);
        }
    }

    /** Inserts the text together with the additional edits of the item; returns the offset of the text. */
    private int insert(IDocument document, int caret) throws BadLocationException {
        String text = snippet(document).text();
        int typedSince = Math.max(0, caret - requestedAt);
        ReplaceEdit main = new ReplaceEdit(replaced.getOffset(), replaced.getLength() + typedSince, text);
        MultiTextEdit all = DocumentEdits.of(
                document, item.getAdditionalTextEdits() == null ? List.of() : item.getAdditionalTextEdits());
        all.addChild(main);
        DocumentEdits.apply(document, all);
        selection = new Point(main.getOffset() + text.length(), 0);
        return main.getOffset();
    }

    private Snippet snippet(IDocument document) throws BadLocationException {
        return item.getInsertTextFormat() == InsertTextFormat.Snippet
                ? Snippet.parse(Indentation.at(document, replaced.getOffset()).applyTo(inserted))
                : Snippet.plain(inserted);
    }

    @Override
    public Point getSelection(IDocument document) {
        return selection;
    }

    @Override
    public String getDisplayString() {
        return item.getDetail() == null ? item.getLabel() : item.getLabel() + "  " + item.getDetail();
    }

    @Override
    public String getAdditionalProposalInfo() {
        return item.getDocumentation() == null
                ? null
                : item.getDocumentation().map(MarkdownHtml::ofPlain, markup -> MarkdownHtml.of(markup.getValue()));
    }

    @Override
    public Image getImage() {
        return null;
    }

    @Override
    public IContextInformation getContextInformation() {
        return null;
    }

    @Override
    public void selected(ITextViewer viewer, boolean smartToggle) {
        // no preview in the text
    }

    @Override
    public void unselected(ITextViewer viewer) {
        // no preview in the text
    }
}
