package org.qos.dsl.ide.references;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.syntax.PartitionOccurrences;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.workspace.DocumentSnapshot;

/** Handles {@code textDocument/references} for port groups, QoS levels and partitions. */
public final class References implements DocumentHandler<ReferenceParams, List<? extends Location>> {

    @Override
    public List<? extends Location> handle(DocumentSnapshot snapshot, ReferenceParams params, CancelChecker cancel) {
        boolean withDefinition =
                params.getContext() != null && params.getContext().isIncludeDeclaration();
        int offset = snapshot.lines().offset(params.getPosition());
        return PartitionOccurrences.at(snapshot, offset)
                .map(partition -> partition(partition, snapshot, withDefinition))
                .orElseGet(() -> SymbolIndex.in(snapshot).at(offset).stream()
                        .flatMap(SymbolIndex::occurrencesOf)
                        .filter(occurrence -> withDefinition || occurrence.isReference())
                        .map(occurrence -> location(occurrence.snapshot(), occurrence.region())))
                .toList();
    }

    private static Stream<Location> partition(
            PartitionOccurrences partition, DocumentSnapshot snapshot, boolean withDefinition) {
        return partition.inAllDocuments(snapshot).stream()
                .filter(place -> withDefinition || !place.isDefinition())
                .map(place -> location(place.snapshot(), place.region()));
    }

    private static Location location(DocumentSnapshot snapshot, ITextRegion region) {
        return new Location(snapshot.uri(), snapshot.lines().range(region));
    }
}
