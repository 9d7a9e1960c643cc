package org.qos.dsl.ide.action;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.DocumentHandler;
import org.qos.dsl.ide.feature.WorkspaceEditSupport;
import org.qos.dsl.ide.workspace.DocumentSnapshot;
import org.qos.dsl.ide.workspace.ProjectFileSnapshot;
import org.qos.dsl.ide.workspace.YamlFileSnapshot;

/**
 * Handles {@code textDocument/codeAction}. Support for versioned edits is read from the client capabilities during
 * {@code initialize}.
 */
public final class CodeActions implements DocumentHandler<CodeActionParams, List<Either<Command, CodeAction>>> {

    private volatile List<CodeActionProvider> providers = providers(false);

    private volatile boolean versionedEdits;

    @Override
    public void initialize(ClientCapabilities client) {
        WorkspaceEditSupport edits = WorkspaceEditSupport.of(client);
        versionedEdits = edits.versions();
        providers = providers(edits.snippets());
    }

    @Override
    public List<Either<Command, CodeAction>> handle(
            DocumentSnapshot snapshot, CodeActionParams params, CancelChecker cancel) {
        List<String> only =
                params.getContext() == null ? null : params.getContext().getOnly();
        CodeActionRequest request = CodeActionRequest.of(snapshot, params, versionedEdits);
        List<CodeAction> all = providers.stream()
                .filter(provider -> isRequested(provider.kind(), only))
                .peek(provider -> cancel.checkCanceled())
                .flatMap(provider -> provider.actions(request))
                .toList();
        return CodeActionEffect.distinct(snapshot, all).stream()
                .map(Either::<Command, CodeAction>forRight)
                .toList();
    }

    @Override
    public List<Either<Command, CodeAction>> handle(
            ProjectFileSnapshot snapshot, CodeActionParams params, CancelChecker cancel) {
        return suggestions(YamlSuggestions.of(snapshot), params);
    }

    @Override
    public List<Either<Command, CodeAction>> handle(
            YamlFileSnapshot snapshot, CodeActionParams params, CancelChecker cancel) {
        return suggestions(YamlSuggestions.of(snapshot), params);
    }

    private static List<Either<Command, CodeAction>> suggestions(YamlSuggestions file, CodeActionParams params) {
        List<String> only =
                params.getContext() == null ? null : params.getContext().getOnly();
        return isRequested(CodeActionKind.QuickFix, only)
                ? file.at(params.getRange())
                        .map(Either::<Command, CodeAction>forRight)
                        .toList()
                : List.of();
    }

    @Override
    public List<Either<Command, CodeAction>> emptyResponse() {
        return List.of();
    }

    /** The kinds of all actions. */
    public static List<String> kinds() {
        return providers(false).stream()
                .map(CodeActionProvider::kind)
                .distinct()
                .toList();
    }

    /** In the order in which clients show their actions. */
    private static List<CodeActionProvider> providers(boolean supportsSnippets) {
        return List.of(
                new FixFinding(),
                new SpellingSuggestions(),
                new CreateMissingDefinition(),
                new SplitLine(),
                new AddDefaultLevel(),
                new RenumberLevel(),
                new ResolveShadowing(),
                new RemoveUnused(),
                new FixAllOfRule(),
                new SuppressFinding(supportsSnippets),
                new CanonicalSyntax(),
                new SourceFixAll());
    }

    /**
     * A kind that the client requests includes its sub-kinds; a client that requests none gets no {@code source}
     * actions.
     */
    private static boolean isRequested(String kind, List<String> only) {
        return only == null || only.isEmpty()
                ? !kind.startsWith(CodeActionKind.Source)
                : only.stream().anyMatch(requested -> requested.isEmpty() || (kind + ".").startsWith(requested + "."));
    }
}
