package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.qos.dsl.check.Fix;

/** Mends one finding by the fix that its rule gives. */
final class FixFinding implements Remedy {

    @Override
    public String kind() {
        return CodeActionKind.QuickFix;
    }

    @Override
    public Stream<CodeAction> actions(Situation situation) {
        return situation.here().flatMap(found -> found.finding().fix().stream()
                .map(fix -> action(situation, found, fix)));
    }

    private CodeAction action(Situation situation, Found found, Fix fix) {
        CodeAction action = situation.action(kind(), fix.description(), fix.edits(), List.of(found.diagnostic()));
        action.setIsPreferred(true);
        return action;
    }
}
