package org.qos.dsl.ide.symbol;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Handles {@code textDocument/documentSymbol}. A client without support for hierarchical symbols gets a flat list with
 * container names.
 */
public final class DocumentSymbols
        implements DocumentHandler<DocumentSymbolParams, List<Either<SymbolInformation, DocumentSymbol>>> {

    private volatile boolean flat;

    @Override
    public void initialize(ClientCapabilities client) {
        flat = !knowsOutlines(client);
    }

    private static boolean knowsOutlines(ClientCapabilities client) {
        return client != null
                && client.getTextDocument() != null
                && client.getTextDocument().getDocumentSymbol() != null
                && Boolean.TRUE.equals(
                        client.getTextDocument().getDocumentSymbol().getHierarchicalDocumentSymbolSupport());
    }

    @Override
    public List<Either<SymbolInformation, DocumentSymbol>> handle(
            DocumentSnapshot snapshot, DocumentSymbolParams params, CancelChecker cancel) {
        List<DocumentSymbol> outline = Outline.of(snapshot);
        return flat
                ? list(snapshot, outline, null)
                : outline.stream()
                        .map(Either::<SymbolInformation, DocumentSymbol>forRight)
                        .toList();
    }

    @SuppressWarnings("deprecation") // the only form for these clients
    private static List<Either<SymbolInformation, DocumentSymbol>> list(
            DocumentSnapshot snapshot, List<DocumentSymbol> symbols, String container) {
        List<Either<SymbolInformation, DocumentSymbol>> all = new ArrayList<>();
        for (DocumentSymbol symbol : symbols) {
            Location place = new Location(snapshot.uri(), symbol.getRange());
            all.add(Either.forLeft(new SymbolInformation(symbol.getName(), symbol.getKind(), place, container)));
            if (symbol.getChildren() != null) {
                all.addAll(list(snapshot, symbol.getChildren(), symbol.getName()));
            }
        }
        return all;
    }
}
