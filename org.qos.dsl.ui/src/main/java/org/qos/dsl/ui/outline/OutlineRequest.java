package org.qos.dsl.ui.outline;

import java.util.List;
import java.util.Objects;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.eclipse.jface.text.IDocument;
import org.eclipse.lsp4j.DocumentSymbol;
import org.eclipse.lsp4j.DocumentSymbolParams;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.swt.widgets.Display;
import org.qos.dsl.ui.EditorPlugin;

/** Requests {@code textDocument/documentSymbol}. */
final class OutlineRequest {

    private OutlineRequest() {}

    /** Sends the request; {@code view} receives the symbols of the top level in the UI thread. */
    static void send(IDocument document, Consumer<List<DocumentSymbol>> view) {
        EditorPlugin plugin = EditorPlugin.running();
        plugin.documents().uriOf(document).ifPresent(uri -> symbols(plugin, uri)
                .thenAccept(found -> Display.getDefault().asyncExec(() -> view.accept(symbols(found))))
                .exceptionally(failure -> {
                    plugin.getLog().error("The language server sends no outline", failure);
                    return null;
                }));
    }

    private static CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> symbols(
            EditorPlugin plugin, String uri) {
        var params = new DocumentSymbolParams(new TextDocumentIdentifier(uri));
        return plugin.server().request(server -> server.getTextDocumentService().documentSymbol(params));
    }

    private static List<DocumentSymbol> symbols(List<Either<SymbolInformation, DocumentSymbol>> found) {
        return found == null
                ? List.of()
                : found.stream().map(Either::getRight).filter(Objects::nonNull).toList();
    }
}
