package org.qos.dsl.ide.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.*;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.qos.dsl.ide.workspace.Workspace;

/** Handles the {@code textDocument} messages; requests go to their features. */
final class DocumentRequests implements TextDocumentService {

    private final Session session;

    DocumentRequests(Session session) {
        this.session = session;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        TextDocumentItem item = params.getTextDocument();
        session.onNotification(() -> {
            if (session.workspace().projectFiles().open(item).isPresent()) {
                session.changeHandler().projectFileChanged();
            } else if (session.workspace().yamlFiles().open(item).isPresent()) {
                session.changeHandler().yamlFileChanged();
            } else {
                session.workspace().open(item).ifPresent(session.changeHandler()::opened);
            }
        });
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        VersionedTextDocumentIdentifier id = params.getTextDocument();
        int version = id.getVersion() == null ? 0 : id.getVersion();
        List<TextDocumentContentChangeEvent> changes = params.getContentChanges();
        session.onNotification(() -> {
            Workspace workspace = session.workspace();
            if (workspace.projectFiles().change(id.getUri(), version, changes).isPresent()) {
                session.changeHandler().projectFileChanged();
            } else if (workspace
                    .yamlFiles()
                    .change(id.getUri(), version, changes)
                    .isPresent()) {
                session.changeHandler().yamlFileChanged();
            } else {
                workspace.change(id.getUri(), version, changes).ifPresent(session.changeHandler()::changed);
            }
        });
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        session.onNotification(() -> {
            if (session.workspace().projectFiles().close(uri)) {
                session.changeHandler().projectFileChanged();
            }
            if (session.workspace().yamlFiles().close(uri)) {
                session.changeHandler().yamlFileChanged();
            }
            session.workspace().close(uri).ifPresent(session.changeHandler()::closed);
        });
    }

    /** Other documents may depend on the saved file. */
    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        session.onNotification(
                () -> session.changeHandler().saved(params.getTextDocument().getUri()));
    }

    @Override
    public CompletableFuture<DocumentDiagnosticReport> diagnostic(DocumentDiagnosticParams params) {
        return session.whenServing(() -> session.pullDiagnostics().document(params));
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return request("completion", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams params) {
        return request("hover", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams params) {
        return request("definition", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        return request("references", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
        return request("documentHighlight", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams params) {
        return request("documentSymbol", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return request("codeAction", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return request("codeLens", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
        return request("formatting", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
        return request("rangeFormatting", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> onTypeFormatting(DocumentOnTypeFormattingParams params) {
        return request("onTypeFormatting", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return request("rename", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams params) {
        return request("prepareRename", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<LinkedEditingRanges> linkedEditingRange(LinkedEditingRangeParams params) {
        return request("linkedEditingRange", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
        return request("documentLink", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
        return request("foldingRange", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
        return request("selectionRange", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
        return request("semanticTokens/full", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
        return request("semanticTokens/range", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
        return request("inlayHint", params.getTextDocument(), params);
    }

    private <P, R> CompletableFuture<R> request(String method, TextDocumentIdentifier document, P params) {
        return session.documentRequest("textDocument/" + method, document.getUri(), params);
    }
}
