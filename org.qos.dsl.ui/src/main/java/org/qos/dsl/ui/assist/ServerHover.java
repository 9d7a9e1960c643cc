package org.qos.dsl.ui.assist;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
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
import org.eclipse.swt.widgets.Display;

/** Text hover of all languages: {@code textDocument/hover}, rendered as styled text. */
public final class ServerHover implements ITextHover, ITextHoverExtension {

    private final LateHover late = new LateHover();

    /** Eclipse calls this for the mouse in a background thread, and for the key in the UI thread, which never waits. */
    @Override
    public String getHoverInfo(ITextViewer viewer, IRegion region) {
        try {
            return Display.getCurrent() == null
                    ? ServerRequest.await(request(viewer, region.getOffset()))
                            .flatMap(ServerHover::text)
                            .orElse(null)
                    : keyPressed(viewer, region.getOffset());
        } catch (BadLocationException edited) {
            return null;
        }
    }

    private String keyPressed(ITextViewer viewer, int offset) throws BadLocationException {
        HoverPlace place = HoverPlace.of(viewer, offset);
        Optional<String> known = late.take(place);
        if (known.isEmpty()) {
            late.showWhenThere(place, request(viewer, offset).thenApply(ServerHover::text));
        }
        return known.orElse(null);
    }

    private static CompletableFuture<Hover> request(ITextViewer viewer, int offset) throws BadLocationException {
        return ServerRequest.send(viewer.getDocument(), offset, (server, position) -> server.getTextDocumentService()
                .hover(new HoverParams(position.document(), position.position())));
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

    private static Optional<String> text(Hover hover) {
        return Optional.ofNullable(hover)
                .filter(found -> found.getContents().isRight())
                .map(found -> html(found.getContents().getRight()))
                .filter(text -> !text.isBlank());
    }

    private static String html(MarkupContent content) {
        return MarkupKind.MARKDOWN.equals(content.getKind())
                ? MarkdownHtml.of(content.getValue())
                : MarkdownHtml.ofPlain(content.getValue());
    }
}
