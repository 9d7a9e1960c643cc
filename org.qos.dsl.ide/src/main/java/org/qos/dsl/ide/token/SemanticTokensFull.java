package org.qos.dsl.ide.token;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Handles {@code textDocument/semanticTokens/full}. */
public final class SemanticTokensFull implements DocumentFeature<SemanticTokensParams, SemanticTokens> {

    @Override
    public String method() {
        return "textDocument/semanticTokens/full";
    }

    @Override
    public String name() {
        return "semanticTokens";
    }

    @Override
    public void registerCapabilities(ServerCapabilities server, ClientCapabilities client) {
        SemanticTokenEncoder.registerCapabilities(server);
    }

    @Override
    public SemanticTokens handle(View view, SemanticTokensParams params, CancelChecker cancel) {
        return SemanticTokenEncoder.of(view, SemanticTokenBuilder.of(view));
    }
}
