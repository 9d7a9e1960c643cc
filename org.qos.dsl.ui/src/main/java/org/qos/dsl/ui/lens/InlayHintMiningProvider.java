package org.qos.dsl.ui.lens;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.lsp4j.InlayHint;
import org.eclipse.lsp4j.InlayHintParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.ui.EditorPlugin;
import org.qos.dsl.ui.document.TextPositions;

/** Shows inlay hints as code minings in the line: {@code textDocument/inlayHint}. */
public final class InlayHintMiningProvider extends DocumentMinings<InlayHint> {

    @Override
    CompletableFuture<? extends List<? extends InlayHint>> request(String uri, IDocument document)
            throws BadLocationException {
        InlayHintParams params = new InlayHintParams(
                new TextDocumentIdentifier(uri), TextPositions.range(document, 0, document.getLength()));
        return EditorPlugin.running().server().request(server -> server.getTextDocumentService()
                .inlayHint(params));
    }

    @Override
    ICodeMining mining(InlayHint hint, IDocument document) throws BadLocationException {
        return new InlayHintMining(hint, document, this);
    }
}
