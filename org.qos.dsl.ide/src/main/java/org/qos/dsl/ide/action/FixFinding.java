package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.qos.dsl.check.Fix;

/** Applies the fix of one finding, or a suggestion, which is not preferred: clients apply a preferred one unasked. */
final class FixFinding implements CodeActionProvider {

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        return request.findingsInRange()
                .flatMap(found -> found.finding().fix().stream().map(fix -> action(request, found, fix)));
    }

    private CodeAction action(CodeActionRequest request, FindingWithDiagnostic found, Fix fix) {
        CodeAction action = request.action(kind(), fix.description(), fix.edits(), List.of(found.diagnostic()));
        action.setIsPreferred(fix.automatic());
        return action;
    }
}
