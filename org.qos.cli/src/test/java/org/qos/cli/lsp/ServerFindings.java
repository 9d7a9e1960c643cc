package org.qos.cli.lsp;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.ClientCapabilities;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticCapabilities;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.InitializeParams;
import org.eclipse.lsp4j.InitializedParams;
import org.eclipse.lsp4j.MessageActionItem;
import org.eclipse.lsp4j.MessageParams;
import org.eclipse.lsp4j.PublishDiagnosticsParams;
import org.eclipse.lsp4j.ShowMessageRequestParams;
import org.eclipse.lsp4j.TextDocumentClientCapabilities;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.LanguageClient;
import org.qos.dsl.ide.server.QosLanguageServer;

/** Asks a language server in this process for the diagnostics of files on disk. */
public final class ServerFindings implements LanguageClient, AutoCloseable {

    private final QosLanguageServer server = new QosLanguageServer(code -> {});

    public ServerFindings() {
        server.connect(this);
        InitializeParams params = new InitializeParams();
        params.setCapabilities(new ClientCapabilities());
        params.getCapabilities().setTextDocument(new TextDocumentClientCapabilities());
        params.getCapabilities().getTextDocument().setDiagnostic(new DiagnosticCapabilities());
        server.initialize(params).join();
        server.initialized(new InitializedParams());
    }

    /** The findings of a file, each in a line. */
    public List<String> of(Path file) {
        return diagnostics(file).stream()
                .map(each -> (each.getRange().getStart().getLine() + 1) + ":"
                        + (each.getRange().getStart().getCharacter() + 1) + " "
                        + severity(each) + " "
                        + each.getCode().getLeft() + " "
                        + each.getMessage().getLeft())
                .sorted()
                .toList();
    }

    /** The messages about a project file. */
    public List<String> messages(Path file) {
        return diagnostics(file).stream()
                .map(each -> each.getMessage().getLeft())
                .toList();
    }

    private List<Diagnostic> diagnostics(Path file) {
        return server.getTextDocumentService()
                .diagnostic(new DocumentDiagnosticParams(
                        new TextDocumentIdentifier(file.toUri().toString())))
                .join()
                .getRelatedFullDocumentDiagnosticReport()
                .getItems();
    }

    private static String severity(Diagnostic diagnostic) {
        return switch (diagnostic.getSeverity()) {
            case Error -> "error";
            case Warning -> "warning";
            case Information, Hint -> "info";
        };
    }

    @Override
    public void close() {
        server.shutdown().join();
    }

    @Override
    public void telemetryEvent(Object object) {}

    @Override
    public void publishDiagnostics(PublishDiagnosticsParams diagnostics) {}

    @Override
    public void showMessage(MessageParams message) {}

    @Override
    public CompletableFuture<MessageActionItem> showMessageRequest(ShowMessageRequestParams request) {
        return CompletableFuture.completedFuture(null);
    }

    @Override
    public void logMessage(MessageParams message) {}
}
