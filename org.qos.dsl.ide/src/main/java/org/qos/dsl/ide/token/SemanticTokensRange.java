package org.qos.dsl.ide.token;

import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.View;

/** Handles {@code textDocument/semanticTokens/range}. */
public final class SemanticTokensRange implements DocumentFeature<SemanticTokensRangeParams, SemanticTokens> {

    @Override
    public String method() {
        return "textDocument/semanticTokens/range";
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
    public SemanticTokens handle(View view, SemanticTokensRangeParams params, CancelChecker cancel) {
        int start = view.lines().offset(params.getRange().getStart());
        int end = view.lines().offset(params.getRange().getEnd());
        return SemanticTokenEncoder.of(
                view,
                SemanticTokenBuilder.of(view).stream()
                        .filter(part -> start < part.offset() + part.length() && part.offset() < end)
                        .toList());
    }
}
