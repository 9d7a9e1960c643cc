package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.CompletionParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Diagnostics and requests about intents and descriptions of traffic, through the server. */
class YamlFileDiagnosticsTest {

    private static final String WRONG = "classes:\n  - name: A\n    traffic: [{services: lustra}]\n";

    @TempDir
    private Path folder;

    private Path intent() {
        return folder.resolve("site.intent.yaml");
    }

    private TextDocumentIdentifier id() {
        return new TextDocumentIdentifier(intent().toUri().toString());
    }

    @Test
    void errorsFollowEditsAndGoWithTheFile() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(intent(), WRONG);
            List<Diagnostic> shown = client.await(intent(), found -> !found.isEmpty());
            assertTrue(shown.get(0).getMessage().getLeft().contains("did you mean 'lustre'?"), shown.toString());
            assertEquals(2, shown.get(0).getRange().getStart().getLine());

            client.server
                    .getTextDocumentService()
                    .didChange(new DidChangeTextDocumentParams(
                            new VersionedTextDocumentIdentifier(id().getUri(), 2),
                            List.of(new TextDocumentContentChangeEvent(WRONG.replace("lustra", "lustre")))));
            client.await(intent(), List::isEmpty);

            client.server
                    .getTextDocumentService()
                    .didChange(new DidChangeTextDocumentParams(
                            new VersionedTextDocumentIdentifier(id().getUri(), 3),
                            List.of(new TextDocumentContentChangeEvent("sites: 1\n"))));
            client.await(intent(), found -> !found.isEmpty());
            client.server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(id()));
            client.await(intent(), List::isEmpty);
        }
    }

    @Test
    void aPullHasTheErrorsOfAFileOnDisk() throws Exception {
        Files.writeString(intent(), WRONG);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            List<Diagnostic> pulled = client.server
                    .getTextDocumentService()
                    .diagnostic(new DocumentDiagnosticParams(id()))
                    .join()
                    .getRelatedFullDocumentDiagnosticReport()
                    .getItems();

            assertEquals(1, pulled.size(), pulled.toString());
            assertEquals("invalid-setting", pulled.get(0).getCode().getLeft());
        }
    }

    @Test
    void completionTakesTheOpenText() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(intent(), "site:\n  vls: ");

            var completion = client.server
                    .getTextDocumentService()
                    .completion(new CompletionParams(id(), new Position(1, 7)))
                    .join()
                    .getRight();

            assertEquals("15", completion.getItems().get(4).getLabel());
        }
    }
}
