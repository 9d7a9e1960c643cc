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
import org.qos.dsl.ide.workspace.View;

/** Handles {@code textDocument/references} for port groups, QoS levels and partitions. */
public final class References implements DocumentHandler<ReferenceParams, List<? extends Location>> {

    @Override
    public List<? extends Location> handle(View view, ReferenceParams params, CancelChecker cancel) {
        boolean withDefinition =
                params.getContext() != null && params.getContext().isIncludeDeclaration();
        int offset = view.lines().offset(params.getPosition());
        return PartitionOccurrences.at(view, offset)
                .map(partition -> partition(partition, view, withDefinition))
                .orElseGet(() -> SymbolIndex.in(view).at(offset).stream()
                        .flatMap(SymbolIndex::occurrencesOf)
                        .filter(occurrence -> withDefinition || occurrence.isReference())
                        .map(occurrence -> location(occurrence.view(), occurrence.region())))
                .toList();
    }

    private static Stream<Location> partition(PartitionOccurrences partition, View view, boolean withDefinition) {
        return partition.inAllDocuments(view).stream()
                .filter(place -> withDefinition || !place.isDefinition())
                .map(place -> location(place.view(), place.region()));
    }

    private static Location location(View view, ITextRegion region) {
        return new Location(view.uri(), view.lines().range(region));
    }
}
