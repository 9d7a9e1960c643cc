package org.qos.dsl.ui.server;

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
import org.qos.dsl.ui.workbench.Screen;

/** A server that only writes down, one line each, what it is told. */
public final class RecordingServer implements LanguageServer, TextDocumentService, WorkspaceService {

    private final List<String> told = new CopyOnWriteArrayList<>();

    /** What it has been told so far. */
    public List<String> told() {
        return List.copyOf(told);
    }

    /** Waits until it has been told exactly this. */
    public void awaitTold(List<String> expected) {
        Screen.await(expected, this::told);
    }

    @Override
    public CompletableFuture<InitializeResult> initialize(InitializeParams params) {
        told.add("initialize");
        return CompletableFuture.completedFuture(new InitializeResult());
    }

    @Override
    public CompletableFuture<Object> shutdown() {
        told.add("shutdown");
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void exit() {
        told.add("exit");
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
        told.add("open " + name(document.getUri()) + " as " + document.getLanguageId() + ": " + document.getText());
    }

    @Override
    public void didChange(DidChangeTextDocumentParams params) {
        var change = params.getContentChanges().get(0);
        told.add("change " + name(params.getTextDocument().getUri()) + " to version "
                + params.getTextDocument().getVersion() + ": " + words(change.getRange()) + " becomes '"
                + change.getText() + "'");
    }

    @Override
    public void didClose(DidCloseTextDocumentParams params) {
        told.add("close " + name(params.getTextDocument().getUri()));
    }

    @Override
    public void didSave(DidSaveTextDocumentParams params) {
        told.add("save " + name(params.getTextDocument().getUri()));
    }

    @Override
    public void didChangeConfiguration(DidChangeConfigurationParams params) {
        told.add("configuration");
    }

    @Override
    public void didChangeWatchedFiles(DidChangeWatchedFilesParams params) {
        told.add("files");
    }

    @Override
    public void didChangeWorkspaceFolders(DidChangeWorkspaceFoldersParams params) {
        for (WorkspaceFolder folder : params.getEvent().getAdded()) {
            told.add("include " + folder.getName());
        }
        for (WorkspaceFolder folder : params.getEvent().getRemoved()) {
            told.add("exclude " + folder.getName());
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
