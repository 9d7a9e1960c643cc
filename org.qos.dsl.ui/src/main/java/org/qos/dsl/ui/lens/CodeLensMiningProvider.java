package org.qos.dsl.ui.lens;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.codemining.ICodeMining;
import org.eclipse.lsp4j.CodeLens;
import org.eclipse.lsp4j.CodeLensParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.qos.dsl.ui.EditorPlugin;

/** Shows code lenses as code minings: {@code textDocument/codeLens}. */
public final class CodeLensMiningProvider extends DocumentMinings<CodeLens> {

    @Override
    CompletableFuture<? extends List<? extends CodeLens>> request(String uri, IDocument document) {
        CodeLensParams params = new CodeLensParams(new TextDocumentIdentifier(uri));
        return EditorPlugin.running().server().request(server -> server.getTextDocumentService()
                .codeLens(params));
    }

    @Override
    ICodeMining mining(CodeLens lens, IDocument document) throws BadLocationException {
        return new CodeLensMining(lens, document, this);
    }
}
