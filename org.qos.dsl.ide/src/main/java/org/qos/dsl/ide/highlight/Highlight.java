package org.qos.dsl.ide.highlight;

import java.util.List;
import org.eclipse.lsp4j.DocumentHighlight;
import org.eclipse.lsp4j.DocumentHighlightKind;
import org.eclipse.lsp4j.DocumentHighlightParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Handles {@code textDocument/documentHighlight}: the occurrences of the name at the cursor. */
public final class Highlight implements DocumentHandler<DocumentHighlightParams, List<? extends DocumentHighlight>> {

    @Override
    public List<? extends DocumentHighlight> handle(
            DocumentSnapshot snapshot, DocumentHighlightParams params, CancelChecker cancel) {
        SymbolIndex here = SymbolIndex.in(snapshot);
        int offset = snapshot.lines().offset(params.getPosition());
        return PartitionOccurrences.at(snapshot, offset)
                .map(partition -> partition.in(snapshot).stream()
                        .map(place -> mark(snapshot, place.region(), place.isDefinition())))
                .orElseGet(() -> here.at(offset).stream()
                        .flatMap(SymbolIndex::occurrencesOf)
                        .filter(occurrence -> occurrence.snapshot() == snapshot)
                        .map(occurrence -> mark(snapshot, occurrence.region(), !occurrence.isReference())))
                .toList();
    }

    private static DocumentHighlight mark(DocumentSnapshot snapshot, ITextRegion region, boolean isDefinition) {
        return new DocumentHighlight(
                snapshot.lines().range(region),
                isDefinition ? DocumentHighlightKind.Write : DocumentHighlightKind.Read);
    }
}
