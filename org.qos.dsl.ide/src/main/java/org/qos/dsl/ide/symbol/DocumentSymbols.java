package org.qos.dsl.ide.symbol;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Answers the outline of a document: its sections with what they hold. */
public final class DocumentSymbols
        implements DocumentFeature<DocumentSymbolParams, List<Either<SymbolInformation, DocumentSymbol>>> {

    @Override
    public String method() {
        return "textDocument/documentSymbol";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setDocumentSymbolProvider(true);
    }

    @Override
    public List<Either<SymbolInformation, DocumentSymbol>> answer(
            View view, DocumentSymbolParams params, CancelChecker cancel) {
        return Outline.of(view).stream()
                .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                .toList();
    }
}
