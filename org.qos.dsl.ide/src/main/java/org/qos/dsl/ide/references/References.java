package org.qos.dsl.ide.references;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ReferenceParams;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mentions;
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
        return Mentions.in(view).at(view.lines().offset(params.getPosition())).stream()
                .flatMap(Mentions::like)
                .filter(mention -> withDefinition || !mention.isDefinition())
                .map(mention -> new Location(
                        mention.view().uri(), mention.view().lines().range(mention.region())))
                .toList();
    }
}
