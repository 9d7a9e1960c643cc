package org.qos.dsl.ide.action;

import java.util.List;
import java.util.stream.Stream;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.Diagnostic;
import org.qos.dsl.check.rules.MissingDefaultLevel;

/**
 * Adds the level of requests that no rule matches. It has SL 0 and no limits, which such requests get in the RFC syntax
 * without it. An empty document gets a whole policy from completion instead.
 */
final class AddDefaultLevel implements CodeActionProvider {

    private static final String CODE = new MissingDefaultLevel().declaration().code();

    @Override
    public Stream<CodeAction> actions(CodeActionRequest request) {
        List<Diagnostic> about = request.diagnostics(CODE);
        return about.isEmpty() || request.snapshot().text().isBlank()
                ? Stream.empty()
                : Stream.of(request.action(
                        kind(),
                        "add the level DEFAULT with SL 0",
                        List.of(request.withDocumentLineEnds(
                                NewDefinition.defaultLevel(request.snapshot()).editOrAppend())),
                        about));
    }
}
