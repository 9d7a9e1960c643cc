package org.qos.dsl.ide.token;

import org.eclipse.lsp4j.SemanticTokens;
import org.eclipse.lsp4j.SemanticTokensRangeParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Handles {@code textDocument/semanticTokens/range}. */
public final class SemanticTokensRange implements DocumentHandler<SemanticTokensRangeParams, SemanticTokens> {

    @Override
    public SemanticTokens handle(DocumentSnapshot snapshot, SemanticTokensRangeParams params, CancelChecker cancel) {
        int start = snapshot.lines().offset(params.getRange().getStart());
        int end = snapshot.lines().offset(params.getRange().getEnd());
        return SemanticTokenEncoder.of(
                snapshot,
                SemanticTokenBuilder.of(snapshot).stream()
                        .filter(part -> start < part.offset() + part.length() && part.offset() < end)
                        .toList());
    }
}
