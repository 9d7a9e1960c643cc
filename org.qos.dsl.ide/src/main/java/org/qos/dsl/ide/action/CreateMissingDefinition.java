package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.Edit;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.ide.syntax.SymbolType;

/** Creates the port group or QoS level that a scope or rule refers to and that is not defined. */
final class CreateMissingDefinition implements CodeActionProvider {

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        return request.snapshot().language().isPolicy()
                ? SymbolIndex.in(request.snapshot()).all().stream()
                        .filter(occurrence -> occurrence.type() != SymbolType.PARTITION && occurrence.isReference())
                        .filter(occurrence -> request.touches(occurrence.region()))
                        .filter(occurrence -> SymbolIndex.definition(occurrence).isEmpty())
                        .flatMap(occurrence -> action(request, occurrence).stream())
                : Stream.empty();
    }

    private Optional<CodeAction> action(CodeActionRequest request, SymbolOccurrence occurrence) {
        List<Diagnostic> about = request.diagnostics(occurrence);
        if (!request.isRequested(about)) {
            return Optional.empty();
        }
        Optional<Edit> edit = NewDefinition.of(request.snapshot(), occurrence)
                .flatMap(NewDefinition::edit)
                .map(request::withDocumentLineEnds);
        return edit.map(change -> request.action(
                kind(), "create the " + occurrence.type().title() + " " + occurrence.name(), List.of(change), about));
    }
}
