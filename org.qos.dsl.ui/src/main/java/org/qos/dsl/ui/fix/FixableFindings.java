package org.qos.dsl.ui.fix;

import java.util.Collection;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.eclipse.core.runtime.ILog;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionContext;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ui.server.ServerConnection;

/**
 * Which findings have a quick fix: one request {@code textDocument/codeAction} for all findings of a document.
 *
 * @param server the language server
 * @param log takes failures
 */
public record FixableFindings(ServerConnection server, ILog log) {

    /** The findings are shown after this time, even if the server is busy. */
    private static final long PATIENCE_SECONDS = 5;

    /**
     * The diagnostics that have a quick fix; none if the document is not open in the server, or if the server does not
     * respond in time.
     */
    public CompletableFuture<Set<Diagnostic>> among(PublishDiagnosticsParams published) {
        List<Diagnostic> all = published.getDiagnostics();
        if (all.isEmpty()) {
            return CompletableFuture.completedFuture(Set.of());
        }
        CodeActionContext about = new CodeActionContext(all, List.of(CodeActionKind.QuickFix));
        var params = new CodeActionParams(new TextDocumentIdentifier(published.getUri()), around(all), about);
        return server.request(running -> running.getTextDocumentService().codeAction(params))
                .completeOnTimeout(List.of(), PATIENCE_SECONDS, TimeUnit.SECONDS)
                .handle((actions, failure) -> {
                    if (failure != null) {
                        log.error("The language server does not list the quick fixes", failure);
                    }
                    return actions == null ? Set.of() : fixed(actions);
                });
    }

    private static Set<Diagnostic> fixed(List<Either<Command, CodeAction>> actions) {
        return actions.stream()
                .filter(Either::isRight)
                .map(action -> action.getRight().getDiagnostics())
                .filter(about -> about != null)
                .flatMap(Collection::stream)
                .collect(Collectors.toSet());
    }

    /** The range from the first line to the last line with a finding. */
    private static Range around(List<Diagnostic> all) {
        int end = all.stream()
                .mapToInt(diagnostic -> diagnostic.getRange().getEnd().getLine())
                .max()
                .orElse(0);
        return new Range(new Position(0, 0), new Position(end + 1, 0));
    }
}
