package org.qos.dsl.ide.token;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Answers what the parts of a document are. */
public final class TokensFull implements DocumentFeature<SemanticTokensParams, SemanticTokens> {

    @Override
    public String method() {
        return "textDocument/semanticTokens/full";
    }

    @Override
    public String name() {
        return "semanticTokens";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        TokenData.announce(server);
    }

    @Override
    public SemanticTokens answer(View view, SemanticTokensParams params, CancelChecker cancel) {
        return TokenData.of(view, ColouredText.of(view));
    }
}
