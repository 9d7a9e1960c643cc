package org.qos.dsl.ide.token;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Answers what the parts of a stretch of a document are. */
public final class TokensRange implements DocumentFeature<SemanticTokensRangeParams, SemanticTokens> {

    @Override
    public String method() {
        return "textDocument/semanticTokens/range";
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
    public SemanticTokens answer(View view, SemanticTokensRangeParams params, CancelChecker cancel) {
        int start = view.lines().offset(params.getRange().getStart());
        int end = view.lines().offset(params.getRange().getEnd());
        return TokenData.of(
                view,
                ColouredText.of(view).stream()
                        .filter(part -> start < part.offset() + part.length() && part.offset() < end)
                        .toList());
    }
}
