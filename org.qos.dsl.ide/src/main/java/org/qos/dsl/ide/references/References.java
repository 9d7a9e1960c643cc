package org.qos.dsl.ide.references;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.xtext.util.ITextRegion;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.PartitionPlaces;
import org.qos.dsl.ide.workspace.View;

/** Answers where the group, level or partition is referred to whose name stands at the cursor. */
public final class References implements DocumentFeature<ReferenceParams, List<? extends Location>> {

    @Override
    public String method() {
        return "textDocument/references";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setReferencesProvider(true);
    }

    @Override
    public List<? extends Location> answer(View view, ReferenceParams params, CancelChecker cancel) {
        boolean withDefinition =
                params.getContext() != null && params.getContext().isIncludeDeclaration();
        int offset = view.lines().offset(params.getPosition());
        return PartitionPlaces.at(view, offset)
                .map(partition -> partition(partition, view, withDefinition))
                .orElseGet(() -> Mentions.in(view).at(offset).stream()
                        .flatMap(Mentions::like)
                        .filter(mention -> withDefinition || !mention.isDefinition())
                        .map(mention -> location(mention.view(), mention.region())))
                .toList();
    }

    private static Stream<Location> partition(PartitionPlaces partition, View view, boolean withDefinition) {
        return partition.around(view).stream()
                .filter(place -> withDefinition || !place.isDefinition())
                .map(place -> location(place.view(), place.region()));
    }

    private static Location location(View view, ITextRegion region) {
        return new Location(view.uri(), view.lines().range(region));
    }
}
