package org.qos.dsl.ide.symbol;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.Location;
import org.eclipse.lsp4j.SymbolInformation;
import org.eclipse.lsp4j.SymbolKind;
import org.eclipse.lsp4j.WorkspaceSymbol;
import org.eclipse.lsp4j.WorkspaceSymbolParams;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.WorkspaceHandler;
import org.qos.dsl.ide.language.LanguageServices;
import org.qos.dsl.ide.syntax.NameSyntax;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;
import org.qos.dsl.ide.workspace.Document;
import org.qos.dsl.ide.workspace.RelatedDocuments;
import org.qos.dsl.model.policy.PolicyPackage;

/** Handles {@code workspace/symbol}: port groups, QoS levels, partitions and bandwidths of all documents. */
public final class WorkspaceSymbols
        implements WorkspaceHandler<
                WorkspaceSymbolParams, Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>>> {

    private static final Map<SymbolType, SymbolKind> KINDS = Map.of(
            SymbolType.GROUP,
            SymbolKind.Class,
            SymbolType.LEVEL,
            SymbolKind.Struct,
            SymbolType.PARTITION,
            SymbolKind.Namespace,
            SymbolType.BANDWIDTH,
            SymbolKind.Constant);

    @Override
    public Either<List<? extends SymbolInformation>, List<? extends WorkspaceSymbol>> handle(
            RelatedDocuments workspace, WorkspaceSymbolParams params, CancelChecker cancel) {
        String wanted = params.getQuery().toLowerCase(Locale.ROOT);
        List<WorkspaceSymbol> found = new ArrayList<>();
        for (Document document : workspace.all()) {
            cancel.checkCanceled();
            if (LanguageServices.find(document.language(), NameSyntax.class).isPresent()) {
                symbols(SymbolIndex.in(workspace.snapshot(document)))
                        .filter(symbol -> matches(wanted, symbol.getName()))
                        .forEach(found::add);
            }
        }
        return Either.forRight(found);
    }

    /**
     * Whether a name contains the characters of a query in their order, without whitespace; clients filter and sort the
     * result further (LSP 3.17, "Workspace Symbols Request").
     */
    private static boolean matches(String query, String name) {
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

    /** One symbol for each definition; a level with a name and an sn shows both, at its name. */
    private static Stream<WorkspaceSymbol> symbols(SymbolIndex index) {
        Map<EObject, List<SymbolOccurrence>> defined = index.all().stream()
                .filter(occurrence -> !occurrence.isReference())
                .collect(Collectors.groupingBy(SymbolOccurrence::owner, LinkedHashMap::new, Collectors.toList()));
        return defined.values().stream().map(WorkspaceSymbols::symbol);
    }

    private static WorkspaceSymbol symbol(List<SymbolOccurrence> names) {
        Optional<SymbolOccurrence> label =
                names.stream().filter(SymbolOccurrence::isLabel).findFirst();
        Optional<String> name = names.stream()
                .filter(SymbolOccurrence::isDefinition)
                .map(WorkspaceSymbols::title)
                .findFirst();
        return label.map(place -> symbol(
                        place, place.name() + name.map(sn -> " (" + sn + ")").orElse("")))
                .orElseGet(() -> symbol(names.get(0), name.orElseThrow()));
    }

    private static String title(SymbolOccurrence definition) {
        boolean isSn = definition.value().is(PolicyPackage.Literals.QOS_LEVEL__SNS);
        return isSn ? "sn " + definition.name() : definition.name();
    }

    private static WorkspaceSymbol symbol(SymbolOccurrence occurrence, String name) {
        Location place = new Location(
                occurrence.snapshot().uri(), occurrence.snapshot().lines().range(occurrence.region()));
        return new WorkspaceSymbol(
                name,
                KINDS.get(occurrence.type()),
                Either.forLeft(place),
                occurrence.snapshot().document().name());
    }
}
