package org.qos.dsl.ui.navigate;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.function.Supplier;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.hyperlink.AbstractHyperlinkDetector;
import org.eclipse.jface.text.hyperlink.IHyperlink;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;
import org.qos.dsl.ui.document.TextState;
import org.qos.dsl.ui.server.ShortWait;

/** Links from a name to its definitions, for F3 and a click with Ctrl: {@code textDocument/definition}. */
public final class DefinitionLinks extends AbstractHyperlinkDetector {

    private static final String SEPARATORS = "<>\"',;:=()[]{}#";

    private final ShortWait<Key, List<? extends Location>> requests =
            new ShortWait<>(EditorPlugin.running().getLog(), Display.getDefault()::asyncExec);

    private record Key(TextState text, IRegion word) {}

    /** The links of the word at the offset; null if it is not a name. */
    @Override
    public IHyperlink[] detectHyperlinks(ITextViewer viewer, IRegion region, boolean severalAreShown) {
        IDocument document = viewer.getDocument();
        Optional<String> uri = EditorPlugin.running().documents().uriOf(document);
        if (uri.isEmpty()) {
            return null;
        }
        try {
            IRegion word = word(document, region.getOffset());
            Position position = TextPositions.position(document, region.getOffset());
            Key key = new Key(TextState.of(document), word);
            Supplier<CompletableFuture<List<? extends Location>>> request = () -> definitions(uri.get(), position);
            Optional<List<? extends Location>> found = requests.response(key, request);
            return found.isPresent()
                    ? links(word, found.get())
                    : new IHyperlink[] {new DefinitionLink(word, requests.requested(key, request))};
        } catch (BadLocationException edited) {
            return null;
        }
    }

    private static IHyperlink[] links(IRegion word, List<? extends Location> found) {
        return found.isEmpty()
                ? null
                : found.stream()
                        .map(location -> DefinitionLink.to(location, word))
                        .toArray(IHyperlink[]::new);
    }

    private static CompletableFuture<List<? extends Location>> definitions(String uri, Position position) {
        DefinitionParams params = new DefinitionParams(new TextDocumentIdentifier(uri), position);
        return EditorPlugin.running()
                .server()
                .request(server -> server.getTextDocumentService().definition(params))
                .thenApply(found -> found != null && found.isLeft() ? found.getLeft() : List.of());
    }

    /** The word around an offset; its characters are those of names, GUIDs and paths. */
    static IRegion word(IDocument document, int offset) throws BadLocationException {
        int start = offset;
        while (start > 0 && isPart(document.getChar(start - 1))) {
            start--;
        }
        int end = offset;
        while (end < document.getLength() && isPart(document.getChar(end))) {
            end++;
        }
        return new Region(start, end - start);
    }

    private static boolean isPart(char character) {
        return !Character.isWhitespace(character) && SEPARATORS.indexOf(character) < 0;
    }
}
