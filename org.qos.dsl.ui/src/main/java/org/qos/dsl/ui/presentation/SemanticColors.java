package org.qos.dsl.ui.presentation;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.AbstractDocument;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.BadPositionCategoryException;
import org.eclipse.jface.text.DefaultPositionUpdater;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IPositionUpdater;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextPresentationListener;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.ITextViewerExtension2;
import org.eclipse.jface.text.ITextViewerExtension4;
import org.eclipse.jface.text.Position;
import org.eclipse.jface.text.TextPresentation;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.swt.custom.StyleRange;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.viewer.ViewerFollower;

/**
 * Colours by the meaning of a token: {@code textDocument/semanticTokens/full}. They replace those of the presentation
 * reconcilers, which need no server. While the user types, the tokens move with the text.
 */
public class SemanticColors extends ViewerFollower<SemanticTokens> implements ITextPresentationListener {

    /** Each viewer of a document has its own positions. */
    private final String category = getClass().getName() + '@' + System.identityHashCode(this);

    private final IPositionUpdater moving = new DefaultPositionUpdater(category);
    private AbstractDocument colored;

    /** The colour of a type of semantic tokens (LSP 3.17, SemanticTokenTypes); empty if it has none. */
    public Optional<PolicyColors> color(String type) {
        return switch (type) {
            case "keyword" -> Optional.of(PolicyColors.KEYWORD);
            case "property" -> Optional.of(PolicyColors.PROPERTY);
            case "class", "struct", "namespace", "variable" -> Optional.of(PolicyColors.NAME);
            case "enumMember" -> Optional.of(PolicyColors.CONSTANT);
            case "string" -> Optional.of(PolicyColors.STRING);
            case "number" -> Optional.of(PolicyColors.NUMBER);
            case "comment" -> Optional.of(PolicyColors.COMMENT);
            default -> Optional.empty();
        };
    }

    @Override
    public void install(ITextViewer installed) {
        ((ITextViewerExtension4) installed).addTextPresentationListener(this);
        super.install(installed);
    }

    @Override
    public void uninstall() {
        if (viewer() != null) {
            ((ITextViewerExtension4) viewer()).removeTextPresentationListener(this);
        }
        super.uninstall();
    }

    @Override
    protected void connect(IDocument opened) {
        colored = (AbstractDocument) opened;
        colored.addPositionCategory(category);
        colored.addPositionUpdater(moving);
    }

    @Override
    protected void disconnect(IDocument closed) {
        colored.removePositionUpdater(moving);
        try {
            colored.removePositionCategory(category);
        } catch (BadPositionCategoryException neverAdded) {
            throw new IllegalStateException(neverAdded);
        }
        colored = null;
    }

    @Override
    protected CompletableFuture<SemanticTokens> request(String uri) {
        SemanticTokensParams params = new SemanticTokensParams(new TextDocumentIdentifier(uri));
        return EditorPlugin.running()
                .server()
                .request(server -> server.getTextDocumentService().semanticTokensFull(params))
                .thenApply(tokens -> tokens == null ? new SemanticTokens(List.of()) : tokens);
    }

    @Override
    protected void show(IDocument document, SemanticTokens response) {
        try {
            List<String> types = EditorPlugin.running().server().tokenTypes();
            List<Position> old = tokens();
            List<Position> fresh = new ArrayList<>();
            for (TokenData token : TokenData.decode(response.getData())) {
                Optional<PolicyColors> color = color(types.get(token.type()));
                if (color.isPresent()) {
                    int offset = document.getLineOffset(token.line()) + token.character();
                    fresh.add(new ColoredToken(offset, token.length(), color.get()));
                }
            }
            IRegion changed = ChangedTokens.region(old, fresh);
            replace(old, fresh);
            if (changed.getLength() > 0) {
                ((ITextViewerExtension2) viewer()).invalidateTextPresentation(changed.getOffset(), changed.getLength());
            }
        } catch (BadLocationException | BadPositionCategoryException mismatch) {
            EditorPlugin.running().getLog().error("The semantic tokens do not fit the text", mismatch);
        }
    }

    private void replace(List<Position> old, List<Position> fresh)
            throws BadLocationException, BadPositionCategoryException {
        if (old.equals(fresh)) {
            return;
        }
        colored.removePositionCategory(category);
        colored.addPositionCategory(category);
        for (Position token : fresh) {
            colored.addPosition(category, token);
        }
    }

    private List<Position> tokens() throws BadPositionCategoryException {
        return Arrays.asList(colored.getPositions(category));
    }

    @Override
    public void applyTextPresentation(TextPresentation presentation) {
        if (colored == null) {
            return;
        }
        try {
            IRegion painted = presentation.getExtent();
            for (Position token :
                    colored.getPositions(category, painted.getOffset(), painted.getLength(), true, true)) {
                StyleRange style = new StyleRange(
                        token.getOffset(),
                        token.getLength(),
                        ((ColoredToken) token).color().color(),
                        null);
                presentation.mergeStyleRange(style);
            }
        } catch (BadPositionCategoryException closed) {
            throw new IllegalStateException(closed);
        }
    }
}
