package org.qos.dsl.ui.marker;

import java.util.Collection;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
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
 * Which findings have a quick fix, from {@code textDocument/codeAction}. The findings are sent in parts, one after
 * another, because the time of a request grows faster than the number of its findings.
 *
 * @param server the language server
 * @param log takes failures
 */
public record FixableFindings(ServerConnection server, ILog log) {

    private static final int PART = 50;

    /**
     * The diagnostics that have a quick fix; none if the document is not open in the server.
     *
     * @param wanted whether the result is still wanted; asked before each part
     */
    public CompletableFuture<Set<Diagnostic>> among(PublishDiagnosticsParams published, BooleanSupplier wanted) {
        List<Diagnostic> inOrder = published.getDiagnostics().stream()
                .sorted(Comparator.comparing((Diagnostic diagnostic) ->
                        diagnostic.getRange().getStart().getLine()))
                .toList();
        CompletableFuture<Set<Diagnostic>> fixable = CompletableFuture.completedFuture(new HashSet<>());
        for (int first = 0; first < inOrder.size(); first += PART) {
            List<Diagnostic> part = inOrder.subList(first, Math.min(first + PART, inOrder.size()));
            fixable = fixable.thenCompose(before -> wanted.getAsBoolean()
                    ? request(published.getUri(), part).thenApply(more -> {
                        before.addAll(more);
                        return before;
                    })
                    : CompletableFuture.completedFuture(before));
        }
        return fixable.exceptionally(failure -> {
            log.error("The language server does not list the quick fixes", failure);
            return Set.of();
        });
    }

    private CompletableFuture<List<Diagnostic>> request(String uri, List<Diagnostic> part) {
        CodeActionContext about = new CodeActionContext(part, List.of(CodeActionKind.QuickFix));
        var params = new CodeActionParams(new TextDocumentIdentifier(uri), around(part), about);
        return server.request(running -> running.getTextDocumentService().codeAction(params))
                .thenApply(actions -> actions == null ? List.of() : fixed(actions));
    }

    private static List<Diagnostic> fixed(List<Either<Command, CodeAction>> actions) {
        return actions.stream()
                .filter(Either::isRight)
                .map(action -> action.getRight().getDiagnostics())
                .filter(about -> about != null)
                .flatMap(Collection::stream)
                .toList();
    }

    /** The range from the first diagnostic to the end of the last one. */
    private static Range around(List<Diagnostic> part) {
        return new Range(
                part.get(0).getRange().getStart(),
                part.stream()
                        .map(diagnostic -> diagnostic.getRange().getEnd())
                        .max(Comparator.comparing(Position::getLine).thenComparing(Position::getCharacter))
                        .orElseThrow());
    }
}
