package org.qos.dsl.ide.symbol;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.WorkspaceFeature;
import org.qos.dsl.ide.syntax.Mention;
import org.qos.dsl.ide.syntax.Mentions;
import org.qos.dsl.ide.syntax.Named;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.Surroundings;
import org.qos.dsl.language.Language;

/** Finds groups, levels and partitions of all documents by characters of their names. */
public final class WorkspaceSymbols
        implements WorkspaceFeature<
                WorkspaceSymbolParams, Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> {

    private static final Map<Named, SymbolKind> KINDS = Map.of(
            Named.GROUP, SymbolKind.Class, Named.LEVEL, SymbolKind.Struct, Named.PARTITION, SymbolKind.Namespace);

    @Override
    public String method() {
        return "workspace/symbol";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        server.setWorkspaceSymbolProvider(true);
    }

    @Override
    public Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>> answer(
            Surroundings workspace, WorkspaceSymbolParams params, CancelChecker cancel) {
        String wanted = params.getQuery().toLowerCase(Locale.ROOT);
        List<WorkspaceSymbol> found = new ArrayList<>();
        for (Document document : workspace.all()) {
            cancel.checkCanceled();
            if (document.language() != Language.OPTS) {
                Mentions.in(workspace.view(document)).all().stream()
                        .filter(Mention::isDefinition)
                        .filter(mention -> isMeant(wanted, mention.name()))
                        .forEach(mention -> found.add(symbol(mention)));
            }
        }
        return Either.forRight(found);
    }

    /**
     * Whether the characters of a query come in their order in a name, which clients sort and mark then as they are used to
     * (Language Server Protocol 3.17, Workspace Symbols Request). What is typed blank does not count.
     */
    private static boolean isMeant(String query, String name) {
        String inName = name.toLowerCase(Locale.ROOT);
        int at = 0;
        for (int i = 0; i < query.length(); i++) {
            if (!Character.isWhitespace(query.charAt(i))) {
                at = inName.indexOf(query.charAt(i), at) + 1;
                if (at == 0) {
                    return false;
                }
            }
        }
        return true;
    }

    private static WorkspaceSymbol symbol(Mention mention) {
        Location place =
                new Location(mention.view().uri(), mention.view().lines().range(mention.region()));
        return new WorkspaceSymbol(
                mention.name(),
                KINDS.get(mention.of()),
                Either.forLeft(place),
                mention.view().document().name());
    }
}
