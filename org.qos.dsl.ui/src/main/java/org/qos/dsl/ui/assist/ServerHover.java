package org.qos.dsl.ui.assist;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.DefaultInformationControl;
import org.eclipse.jface.text.IInformationControlCreator;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextHover;
import org.eclipse.jface.text.ITextHoverExtension;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.lsp4j.Hover;
import org.eclipse.lsp4j.HoverParams;
import org.eclipse.lsp4j.MarkupContent;
import org.eclipse.lsp4j.MarkupKind;

/** Text hover of all languages: {@code textDocument/hover}, rendered as styled text. */
public final class ServerHover implements ITextHover, ITextHoverExtension {

    private final ServerRequest response = new ServerRequest();

    @Override
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        try {
            return response.at(
                            viewer.getDocument(),
                            region.getOffset(),
                            (server, position) -> server.getTextDocumentService()
                                    .hover(new HoverParams(position.document(), position.position())))
                    .map(ServerHover::text)
                    .filter(text -> !text.isBlank())
                    .orElse(null);
        } catch (BadLocationException edited) {
            return null;
        }
    }

    /**
     * A control that renders HTML; that of the editor shows its tags. One of variable size shows all lines, also below
     * the hover of a finding.
     */
    @Override
    public IInformationControlCreator getHoverControlCreator() {
        return parent -> new DefaultInformationControl(parent, true);
    }

    @Override
    public IRegion getHoverRegion(ITextViewer viewer, int offset) {
        return new Region(offset, 0);
    }

    private static String text(Hover hover) {
        return hover.getContents().isRight() ? html(hover.getContents().getRight()) : "";
    }

    private static String html(MarkupContent content) {
        return MarkupKind.MARKDOWN.equals(content.getKind())
                ? MarkdownHtml.of(content.getValue())
                : MarkdownHtml.ofPlain(content.getValue());
    }
}
