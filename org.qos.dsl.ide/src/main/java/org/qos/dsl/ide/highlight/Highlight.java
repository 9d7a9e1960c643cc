package org.qos.dsl.ide.highlight;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.View;

/** Marks every place of the document where the name at the cursor stands. */
public final class Highlight implements DocumentFeature<DocumentHighlightParams, List<? extends DocumentHighlight>> {

    @Override
    public String method() {
        return "textDocument/documentHighlight";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setDocumentHighlightProvider(true);
    }

    @Override
    public List<? extends DocumentHighlight> answer(View view, DocumentHighlightParams params, CancelChecker cancel) {
        Mentions here = Mentions.in(view);
        return here.at(view.lines().offset(params.getPosition())).stream()
                .flatMap(mention -> here.all().stream().filter(mention::isSameAs))
                .map(mention -> new DocumentHighlight(
                        view.lines().range(mention.region()),
                        mention.isDefinition() ? DocumentHighlightKind.Write : DocumentHighlightKind.Read))
                .toList();
    }
}
