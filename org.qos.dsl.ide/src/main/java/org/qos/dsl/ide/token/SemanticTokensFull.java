package org.qos.dsl.ide.token;

import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensParams;
import org.eclipse.lsp4j.SemanticTokensWithRegistrationOptions;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Handles {@code textDocument/semanticTokens/full}. */
public final class SemanticTokensFull implements DocumentHandler<SemanticTokensParams, SemanticTokens> {

    /** Registers both requests, which share a legend. */
    public static void registerCapabilities(ServerCapabilities server) {
        var options = new SemanticTokensWithRegistrationOptions(TokenType.legend());
        options.setFull(true);
        options.setRange(true);
        server.setSemanticTokensProvider(options);
    }

    @Override
    public SemanticTokens handle(DocumentSnapshot snapshot, SemanticTokensParams params, CancelChecker cancel) {
        return SemanticTokenEncoder.of(snapshot, SemanticTokenBuilder.of(snapshot));
    }
}
