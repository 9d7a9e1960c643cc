package org.qos.dsl.ide.definition;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.DefinitionParams;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.LocationLink;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.workspace.View;

/** Answers where the group, level or partition is defined whose name stands at the cursor. */
public final class Definition
        implements DocumentFeature<DefinitionParams, Either<List<? extends Location>, List<? extends LocationLink>>> {

    @Override
    public String method() {
        return "textDocument/definition";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setDefinitionProvider(true);
    }

    @Override
    public Either<List<? extends Location>, List<? extends LocationLink>> answer(
            View view, DefinitionParams params, CancelChecker cancel) {
        return Either.forLeft(Mentions.in(view).at(view.lines().offset(params.getPosition())).stream()
                .flatMap(mention -> Mentions.definition(mention).stream())
                .map(Definition::location)
                .toList());
    }

    private static Location location(Mention mention) {
        return new Location(mention.view().uri(), mention.view().lines().range(mention.region()));
    }
}
