package org.qos.dsl.ide.server;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.*;
import org.eclipse.lsp4j.jsonrpc.messages.Either;
import org.eclipse.lsp4j.jsonrpc.messages.Either3;
import org.eclipse.lsp4j.services.TextDocumentService;

/** What a client asks and tells about documents: each request goes to the feature that is there for it. */
final class DocumentRequests implements TextDocumentService {

    private final Session session;

    DocumentRequests(Session session) {
        this.session = session;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        session.told(() -> session.workspace()
                .projectFiles()
                .open(params.getTextDocument())
                .ifPresentOrElse(
                        project -> session.changes().project(),
                        () -> session.workspace().open(params.getTextDocument()).ifPresent(session.changes()::opened)));
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        VersionedTextDocumentIdentifier id = params.getTextDocument();
        int version = id.getVersion() == null ? 0 : id.getVersion();
        session.told(() -> session.workspace()
                .projectFiles()
                .change(id.getUri(), version, params.getContentChanges())
                .ifPresentOrElse(project -> session.changes().project(), () -> session.workspace()
                        .change(id.getUri(), version, params.getContentChanges())
                        .ifPresent(session.changes()::changed)));
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        String uri = params.getTextDocument().getUri();
        session.told(() -> {
            if (session.workspace().projectFiles().close(uri)) {
                session.changes().project();
            }
            session.workspace().close(uri).ifPresent(session.changes()::closed);
        });
    }

    /** What is on disk may count for others. */
    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        session.told(session.changes()::surroundings);
    }

    @Override
    public CompletableFuture<DocumentDiagnosticReport> diagnostic(DocumentDiagnosticParams params) {
        return session.whenServing(() -> session.pull().document(params));
    }

    @Override
    public CompletableFuture<Either<List<CompletionItem>, CompletionList>> completion(CompletionParams params) {
        return ask("completion", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<Hover> hover(HoverParams params) {
        return ask("hover", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<Either<List<? extends Location>, List<? extends LocationLink>>> definition(
            DefinitionParams params) {
        return ask("definition", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends Location>> references(ReferenceParams params) {
        return ask("references", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends DocumentHighlight>> documentHighlight(DocumentHighlightParams params) {
        return ask("documentHighlight", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<Either<SymbolInformation, DocumentSymbol>>> documentSymbol(
            DocumentSymbolParams params) {
        return ask("documentSymbol", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<Either<Command, CodeAction>>> codeAction(CodeActionParams params) {
        return ask("codeAction", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends CodeLens>> codeLens(CodeLensParams params) {
        return ask("codeLens", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> formatting(DocumentFormattingParams params) {
        return ask("formatting", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> rangeFormatting(DocumentRangeFormattingParams params) {
        return ask("rangeFormatting", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<? extends TextEdit>> onTypeFormatting(DocumentOnTypeFormattingParams params) {
        return ask("onTypeFormatting", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<WorkspaceEdit> rename(RenameParams params) {
        return ask("rename", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<Either3<Range, PrepareRenameResult, PrepareRenameDefaultBehavior>> prepareRename(
            PrepareRenameParams params) {
        return ask("prepareRename", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<LinkedEditingRanges> linkedEditingRange(LinkedEditingRangeParams params) {
        return ask("linkedEditingRange", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<DocumentLink>> documentLink(DocumentLinkParams params) {
        return ask("documentLink", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<FoldingRange>> foldingRange(FoldingRangeRequestParams params) {
        return ask("foldingRange", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<SelectionRange>> selectionRange(SelectionRangeParams params) {
        return ask("selectionRange", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensFull(SemanticTokensParams params) {
        return ask("semanticTokens/full", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<SemanticTokens> semanticTokensRange(SemanticTokensRangeParams params) {
        return ask("semanticTokens/range", params.getTextDocument(), params);
    }

    @Override
    public CompletableFuture<List<InlayHint>> inlayHint(InlayHintParams params) {
        return ask("inlayHint", params.getTextDocument(), params);
    }

    private <P, R> CompletableFuture<R> ask(String method, TextDocumentIdentifier document, P params) {
        return session.askDocument("textDocument/" + method, document.getUri(), params);
    }
}
