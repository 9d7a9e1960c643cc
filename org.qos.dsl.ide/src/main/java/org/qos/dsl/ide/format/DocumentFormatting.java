package org.qos.dsl.ide.format;

import java.util.List;
import java.util.Optional;
import org.eclipse.lsp4j.DocumentFormattingParams;
import org.eclipse.lsp4j.TextEdit;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/**
 * Handles {@code textDocument/formatting}. Only whitespace changes, so that markers and cursors keep their position.
 */
public final class DocumentFormatting implements DocumentHandler<DocumentFormattingParams, List<? extends TextEdit>> {

    @Override
    public List<? extends TextEdit> handle(
            DocumentSnapshot snapshot, DocumentFormattingParams params, CancelChecker cancel) {
        return FormattingEdits.of(snapshot, Optional::of);
    }
}
