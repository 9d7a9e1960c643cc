package org.qos.dsl.ide.highlight;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.PartitionPlaces;
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
        int offset = view.lines().offset(params.getPosition());
        return PartitionPlaces.at(view, offset)
                .map(partition ->
                        partition.in(view).stream().map(place -> mark(view, place.region(), place.isDefinition())))
                .orElseGet(() -> here.at(offset).stream()
                        .flatMap(mention -> here.all().stream().filter(mention::isSameAs))
                        .map(mention -> mark(view, mention.region(), mention.isDefinition())))
                .toList();
    }

    private static DocumentHighlight mark(View view, ITextRegion region, boolean isDefinition) {
        return new DocumentHighlight(
                view.lines().range(region), isDefinition ? DocumentHighlightKind.Write : DocumentHighlightKind.Read);
    }
}
