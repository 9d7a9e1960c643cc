package org.qos.dsl.ide.action;

import java.util.List;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.CodeAction;
import org.eclipse.lsp4j.CodeActionKind;
import org.eclipse.lsp4j.CodeActionOptions;
import org.eclipse.lsp4j.CodeActionParams;
import org.eclipse.lsp4j.Command;
import org.eclipse.lsp4j.ServerCapabilities;
import org.eclipse.lsp4j.jsonrpc.CancelChecker;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.qos.dsl.ide.feature.DocumentFeature;
import org.qos.dsl.ide.workspace.ProjectView;
import org.qos.dsl.ide.workspace.View;

/**
 * Answers what can be done about the text at the cursor, or about the whole document where a client asks for that. Whether
 * the client takes changes of versions is learnt when it is told what the server can do.
 */
public final class CodeActions implements DocumentFeature<CodeActionParams, List<Either<Command, CodeAction>>> {

    private volatile List<Remedy> remedies = remedies(false);

    private volatile boolean versions;

    @Override
    public String method() {
        return "textDocument/codeAction";
    }

    @Override
    public void announce(ServerCapabilities server, ClientCapabilities client) {
        versions = takesVersions(client);
        remedies = remedies(Suppress.canSelect(client));
        List<String> kinds = remedies.stream().map(Remedy::kind).distinct().toList();
        server.setCodeActionProvider(new CodeActionOptions(kinds));
    }

    private static boolean takesVersions(ClientCapabilities client) {
        return client != null
                && client.getWorkspace() != null
                && client.getWorkspace().getWorkspaceEdit() != null
                && Boolean.TRUE.equals(client.getWorkspace().getWorkspaceEdit().getDocumentChanges());
    }

    @Override
    public List<Either<Command, CodeAction>> answer(View view, CodeActionParams params, CancelChecker cancel) {
        List<String> only =
                params.getContext() == null ? null : params.getContext().getOnly();
        Situation situation = Situation.of(view, params, versions);
        List<CodeAction> all = remedies.stream()
                .filter(remedy -> isWanted(remedy.kind(), only))
                .peek(remedy -> cancel.checkCanceled())
                .flatMap(remedy -> remedy.actions(situation))
                .toList();
        return Effect.distinct(view, all).stream()
                .map(Either::<Command, CodeAction>forRight)
                .toList();
    }

    @Override
    public List<Either<Command, CodeAction>> answer(ProjectView view, CodeActionParams params, CancelChecker cancel) {
        List<String> only =
                params.getContext() == null ? null : params.getContext().getOnly();
        return isWanted(CodeActionKind.QuickFix, only)
                ? ProjectFixes.at(view, params.getRange())
                        .map(Either::<Command, CodeAction>forRight)
                        .toList()
                : List.of();
    }

    @Override
    public List<Either<Command, CodeAction>> nothing() {
        return List.of();
    }

    /** In the order in which clients show them. */
    private static List<Remedy> remedies(boolean selects) {
        return List.of(
                new FixFinding(),
                new NearestName(),
                new CreateMissing(),
                new SplitLine(),
                new FixAllOfKind(),
                new Suppress(selects),
                new CanonicalSpelling(),
                new FixEverything());
    }

    /** A client that names kinds means these and all below them; one that names none does not look for whole files. */
    private static boolean isWanted(String kind, List<String> only) {
        return only == null || only.isEmpty()
                ? !kind.startsWith(CodeActionKind.Source)
                : only.stream().anyMatch(wanted -> wanted.isEmpty() || (kind + ".").startsWith(wanted + "."));
    }
}
