package org.qos.dsl.ui.testing;

import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWatchedFilesParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DidOpenTextDocumentParams;
import org.eclipse.lsp4j.DidSaveTextDocumentParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializeResult;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.services.LanguageServer;
import org.eclipse.lsp4j.services.TextDocumentService;
import org.eclipse.lsp4j.services.WorkspaceService;

/** A server that records the messages it receives, one line each. */
public final class RecordingServer implements LanguageServer, TextDocumentService, WorkspaceService {

    private final List<String> messages = new CopyOnWriteArrayList<>();

    /** The messages so far. */
    public List<String> messages() {
        return List.copyOf(messages);
    }

    /** Waits until the messages are exactly these. */
    public void awaitMessages(List<String> expected) {
        Screen.await(expected, this::messages);
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        messages.add("initialize");
        return CompletableFuture.completedFuture(new InitializeResult());
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        messages.add("shutdown");
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        messages.add("exit");
    }

    @Override
    public TextDocumentService getTextDocumentService() {
        return this;
    }

    @Override
    public WorkspaceService getWorkspaceService() {
        return this;
    }

    @Override
    public void didOpen(DidOpenTextDocumentParams params) {
        var document = params.getTextDocument();
        messages.add("open " + name(document.getUri()) + " as " + document.getLanguageId() + ": " + document.getText());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        var change = params.getContentChanges().get(0);
        messages.add("change " + name(params.getTextDocument().getUri()) + " to version "
                + params.getTextDocument().getVersion() + ": " + words(change.getRange()) + " becomes '"
                + change.getText() + "'");
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        messages.add("close " + name(params.getTextDocument().getUri()));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        messages.add("save " + name(params.getTextDocument().getUri()));
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        messages.add("configuration");
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        messages.add("files");
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        for (WorkspaceFolder folder : params.getEvent().getAdded()) {
            messages.add("include " + folder.getName());
        }
        for (WorkspaceFolder folder : params.getEvent().getRemoved()) {
            messages.add("exclude " + folder.getName());
        }
    }

    private static String name(String uri) {
        return uri.substring(uri.lastIndexOf('/') + 1);
    }

    private static String words(Range range) {
        return range.getStart().getLine() + ":" + range.getStart().getCharacter() + "-"
                + range.getEnd().getLine() + ":" + range.getEnd().getCharacter();
    }
}
