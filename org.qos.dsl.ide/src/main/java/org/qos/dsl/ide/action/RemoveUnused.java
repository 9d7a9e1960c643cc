package org.qos.dsl.ide.action;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.emf.ecore.EObject;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.xtext.nodemodel.util.NodeModelUtils;
import org.qos.dsl.check.rules.decision.UnusedGroup;
import org.qos.dsl.check.rules.decision.UnusedLevel;
import org.qos.dsl.ide.syntax.SymbolIndex;
import org.qos.dsl.ide.syntax.SymbolOccurrence;
import org.qos.dsl.model.policy.PolicyFile;

/** Removes a port group or QoS level that nothing refers to, with the comments that belong to it. */
final class RemoveUnused implements CodeActionProvider {

    private static final String GROUP = new UnusedGroup().declaration().code();
    private static final String LEVEL = new UnusedLevel().declaration().code();

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        List<Diagnostic> groups = request.diagnostics(GROUP);
        List<Diagnostic> levels = request.diagnostics(LEVEL);
        if (groups.isEmpty() && levels.isEmpty()
                || !request.snapshot().language().isPolicy()
                || !request.isWellFormed()) {
            return Stream.empty();
        }
        PolicyFile policy = request.snapshot().source().root(PolicyFile.class);
        return Stream.concat(
                groups.stream().flatMap(about -> action(request, about, policy.getPortGroups(), "port group").stream()),
                levels.stream().flatMap(about -> action(request, about, policy.getLevels(), "QoS level").stream()));
    }

    private Optional<CodeAction> action(
            CodeActionRequest request, Diagnostic about, List<? extends EObject> definitions, String title) {
        int at = request.snapshot().lines().offset(about.getRange().getStart());
        return definitions.stream()
                .filter(definition -> NodeModelUtils.findActualNodeFor(definition)
                        .getTextRegion()
                        .contains(at))
                .filter(definition -> !isUsed(request, definition))
                .findFirst()
                .flatMap(definition ->
                        CommentedBlock.of(request.snapshot(), definition).removal())
                .map(edit -> request.action(kind(), "remove the " + title, List.of(edit), List.of(about)));
    }

    /** The diagnostic may be of an older version of the text. */
    private static boolean isUsed(CodeActionRequest request, EObject definition) {
        List<SymbolOccurrence> all = SymbolIndex.in(request.snapshot()).all();
        return all.stream()
                .filter(own -> own.owner() == definition && !own.isReference())
                .anyMatch(own -> all.stream().anyMatch(other -> other.isReference() && other.isSameAs(own)));
    }
}
