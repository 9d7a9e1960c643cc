package org.qos.dsl.ui.server;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeLensWorkspaceCapabilities;
import org.eclipse.lsp4j.CompletionCapabilities;
import org.eclipse.lsp4j.CompletionItemCapabilities;
import org.eclipse.lsp4j.DocumentSymbolCapabilities;
import org.eclipse.lsp4j.HoverCapabilities;
import org.eclipse.lsp4j.InlayHintWorkspaceCapabilities;
import org.eclipse.lsp4j.MarkupKind;
import org.eclipse.lsp4j.SemanticTokensWorkspaceCapabilities;
import org.eclipse.lsp4j.ShowDocumentCapabilities;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.WindowClientCapabilities;
import org.eclipse.lsp4j.WorkspaceClientCapabilities;

/** What this client supports (LSP 3.17, ClientCapabilities). */
final class EditorCapabilities {

    private EditorCapabilities() {}

    static ClientCapabilities all() {
        return new ClientCapabilities(workspace(), texts(), window(), null);
    }

    /** The server requires the first to accept folders that are added later; the others let it refresh its hints. */
    private static WorkspaceClientCapabilities workspace() {
        WorkspaceClientCapabilities workspace = new WorkspaceClientCapabilities();
        workspace.setWorkspaceFolders(true);
        workspace.setInlayHint(new InlayHintWorkspaceCapabilities(true));
        workspace.setCodeLens(new CodeLensWorkspaceCapabilities(true));
        workspace.setSemanticTokens(new SemanticTokensWorkspaceCapabilities(true));
        return workspace;
    }

    private static TextDocumentClientCapabilities texts() {
        TextDocumentClientCapabilities texts = new TextDocumentClientCapabilities();
        texts.setHover(new HoverCapabilities(List.of(MarkupKind.MARKDOWN, MarkupKind.PLAINTEXT), false));
        texts.setCompletion(new CompletionCapabilities(new CompletionItemCapabilities(true)));
        DocumentSymbolCapabilities symbols = new DocumentSymbolCapabilities();
        symbols.setHierarchicalDocumentSymbolSupport(true);
        texts.setDocumentSymbol(symbols);
        return texts;
    }

    private static WindowClientCapabilities window() {
        WindowClientCapabilities window = new WindowClientCapabilities();
        window.setShowDocument(new ShowDocumentCapabilities(true));
        return window;
    }
}
