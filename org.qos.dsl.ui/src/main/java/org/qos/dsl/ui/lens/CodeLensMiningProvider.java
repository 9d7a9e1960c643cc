package org.qos.dsl.ui.lens;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.eclipse.core.runtime.IProgressMonitor;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.codemining.AbstractCodeMiningProvider;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.ui.EditorPlugin;

/** Shows code lenses as code minings: {@code textDocument/codeLens}. */
public final class CodeLensMiningProvider extends AbstractCodeMiningProvider {

    @Override
    public CompletableFuture<List<? extends ICodeMining>> provideCodeMinings(
            ITextViewer viewer, IProgressMonitor monitor) {
        IDocument document = viewer.getDocument();
        EditorPlugin plugin = EditorPlugin.running();
        Optional<String> uri = plugin.documents().uriOf(document);
        if (uri.isEmpty()) {
            return CompletableFuture.completedFuture(List.of());
        }
        CodeLensParams params = new CodeLensParams(new TextDocumentIdentifier(uri.get()));
        return plugin.server()
                .request(server -> server.getTextDocumentService().codeLens(params))
                .thenApply(lenses -> lenses == null ? List.of() : minings(document, lenses));
    }

    private List<ICodeMining> minings(IDocument document, List<? extends CodeLens> lenses) {
        List<ICodeMining> minings = new ArrayList<>();
        for (CodeLens lens : lenses) {
            try {
                minings.add(new CodeLensMining(lens, document, this));
            } catch (BadLocationException edited) {
                // the document is one edit ahead of the server; Eclipse requests the minings again
            }
        }
        return minings;
    }
}
