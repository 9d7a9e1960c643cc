package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticRelatedInformation;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DiagnosticTag;
import org.eclipse.lsp4j.DidChangeConfigurationParams;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.PreviousResultId;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Publishing, updating and clearing diagnostics. */
class DiagnosticsTest {

    private static final String OCTAL = "qos-ulps\n    default: 010\nend-qos-ulps\n";
    private static final String IN_PARTITION =
            """
            port-groups
                port-group
                    name: Storage
                    partition: Part1
                end-port-group
            end-port-groups
            qos-levels
                qos-level
                    name: DEFAULT
                    sl: 0
                end-qos-level
            end-qos-levels
            """;

    @TempDir
    private Path folder;

    private Path policy() {
        return folder.resolve("qos-policy.conf");
    }

    private Path write(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }

    @Test
    void aDiagnosticHasItsPageAndItsFix() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), "qos-ulps\n    default: 1\nEnd-qos-ulps\n");

            Diagnostic keyword = client.await(policy(), "keyword-case");

            Path page = Path.of(URI.create(keyword.getCodeDescription().getHref()));
            assertTrue(Files.readString(page).contains("keyword-case"));
            JsonObject data = (JsonObject) keyword.getData();
            assertEquals(
                    "end-qos-ulps",
                    data.getAsJsonObject("fix")
                            .getAsJsonArray("edits")
                            .get(0)
                            .getAsJsonObject()
                            .get("text")
                            .getAsString());
            assertEquals("qos", keyword.getSource());
        }
    }

    @Test
    void unusedDefinitionsAreTaggedAsUnnecessary() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), IN_PARTITION);

            assertEquals(
                    List.of(DiagnosticTag.Unnecessary),
                    client.await(policy(), "unused-group").getTags());
        }
    }

    @Test
    void aShadowedRuleIsFadedAndNamesTheRuleThatOpenSmUses() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), "qos-ulps\n    sdp: 2\n    sdp, port-num 5: 3\n    default: 0\nend-qos-ulps\n");

            Diagnostic shadowed = client.await(policy(), "shadowed-by-different-outcome");

            assertEquals(List.of(DiagnosticTag.Unnecessary), shadowed.getTags());
            DiagnosticRelatedInformation other =
                    shadowed.getRelatedInformation().get(0);
            assertEquals("rule 1, which OpenSM uses", other.getMessage());
            assertEquals(policy(), Path.of(URI.create(other.getLocation().getUri())));
            assertEquals(
                    new Range(new Position(1, 4), new Position(1, 10)),
                    other.getLocation().getRange());
        }
    }

    @Test
    void aPartitionFileThatChangesOnDiskAffectsThePolicy() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            write("partitions.conf", "Default=0x7fff : ALL=full ;\n");
            client.open(policy(), IN_PARTITION);
            client.await(policy(), "unknown-partition");

            write("partitions.conf", "Default=0x7fff : ALL=full ;\nPart1=0x8001 : ALL=full ;\n");
            client.filesChanged();

            client.await(policy(), found -> !InProcessClient.codes(found).contains("unknown-partition"));
        }
    }

    @Test
    void anUnsavedPartitionFileAffectsThePolicy() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            Path partitions = write("partitions.conf", "Default=0x7fff : ALL=full ;\n");
            client.open(policy(), IN_PARTITION);
            client.await(policy(), "unknown-partition");

            client.open(partitions, "Default=0x7fff : ALL=full ;\nPart1=0x8001 : ALL=full ;\n");

            client.await(policy(), found -> !InProcessClient.codes(found).contains("unknown-partition"));
        }
    }

    @Test
    void theProjectFileSetsSeverities() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            assertNotEquals(
                    DiagnosticSeverity.Error,
                    client.await(policy(), "octal-literal").getSeverity());

            write("qos.yaml", "rules:\n  octal-literal: error\n");
            client.filesChanged();

            client.await(policy(), found -> found.stream()
                    .anyMatch(each -> each.getCode().getLeft().equals("octal-literal")
                            && each.getSeverity() == DiagnosticSeverity.Error));
        }
    }

    @Test
    void anErrorInTheProjectFileIsReportedThere() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            Path project = write("qos.yaml", "rulez: 1\n");
            client.open(policy(), OCTAL);

            assertEquals(1, client.await(project, found -> !found.isEmpty()).size());
        }
    }

    @Test
    void aCommentSuppressesAFinding() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL.replace("010", "010 # qos-ignore octal-literal: as the manual has it"));

            client.await(policy(), found -> !InProcessClient.codes(found).contains("octal-literal"));
        }
    }

    @Test
    void theUserSetsSeverities() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            client.await(policy(), "octal-literal");

            client.settings = JsonParser.parseString("{\"rules\": {\"octal-literal\": \"off\"}}");
            client.server
                    .getWorkspaceService()
                    .didChangeConfiguration(new DidChangeConfigurationParams(new JsonObject()));

            client.await(policy(), found -> !InProcessClient.codes(found).contains("octal-literal"));
        }
    }

    @Test
    void startUpDoesNotFloodTheClient() throws Exception {
        for (int i = 0; i < 50; i++) {
            write("p" + i + ".qos-policy.conf", OCTAL);
        }
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            client.await(policy(), "octal-literal");
            client.filesChanged();
            client.await(policy(), "octal-literal");

            assertTrue(client.publications.stream()
                    .allMatch(each -> each.getUri().equals(policy().toUri().toString())));
            assertTrue(client.publications.size() <= 4, () -> client.publications.size() + " messages");
        }
    }

    @Test
    void onlyTheNewestVersionIsPublished() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            for (int version = 2; version <= 40; version++) {
                var id = new VersionedTextDocumentIdentifier(policy().toUri().toString(), version);
                String text = version == 40 ? OCTAL.replace("010", "8") : OCTAL + "#".repeat(version);
                client.server
                        .getTextDocumentService()
                        .didChange(
                                new DidChangeTextDocumentParams(id, List.of(new TextDocumentContentChangeEvent(text))));
            }

            client.await(policy(), found -> !InProcessClient.codes(found).contains("octal-literal"));

            assertEquals(40, client.published.get(policy().toUri().toString()).getVersion());
            assertTrue(client.publications.size() < 40);
        }
    }

    @Test
    void aClientThatPullsGetsARefreshRequest() throws Exception {
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            client.open(policy(), IN_PARTITION);
            DocumentDiagnosticReport first = request(client, null);
            String id = first.getRelatedFullDocumentDiagnosticReport().getResultId();
            assertTrue(id != null);

            InProcessClient.await(() -> client.refreshes.get() > 0, () -> "the client gets no refresh request");

            assertTrue(InProcessClient.codes(request(client, id)
                            .getRelatedFullDocumentDiagnosticReport()
                            .getItems())
                    .contains("unused-group"));
            assertEquals(List.of(), List.copyOf(client.publications));
        }
    }

    @Test
    void aWorkspaceReportDoesNotReplaceOneAboutTheOpenDocument() throws Exception {
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            client.open(policy(), IN_PARTITION);
            request(client, null);
            client.server
                    .getWorkspaceService()
                    .diagnostic(new WorkspaceDiagnosticParams(List.of()))
                    .join();

            InProcessClient.await(() -> client.refreshes.get() > 0, () -> "the client gets no refresh request");
        }
    }

    @Test
    void anUnchangedReportIsNotSentAgain() throws Exception {
        Path partitions = write("partitions.conf", "Default=0x7fff : ALL=full ;\n");
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            var params = new WorkspaceDiagnosticParams(List.of());
            var first = client.server
                    .getWorkspaceService()
                    .diagnostic(params)
                    .join()
                    .getItems();
            assertEquals(1, first.size());
            var full = first.get(0).getWorkspaceFullDocumentDiagnosticReport();
            assertEquals(partitions.toUri().toString(), full.getUri());

            var again = new WorkspaceDiagnosticParams(List.of(new PreviousResultId(full.getUri(), full.getResultId())));
            var second =
                    client.server.getWorkspaceService().diagnostic(again).join().getItems();

            assertTrue(second.get(0).isWorkspaceUnchangedDocumentDiagnosticReport());
        }
    }

    @Test
    void severalFoldersAreOneWorkspace() throws Exception {
        Path one = Files.createDirectory(folder.resolve("one"));
        Path other = Files.createDirectory(folder.resolve("other"));
        Files.writeString(one.resolve("a.qos-policy.conf"), OCTAL);
        Files.writeString(other.resolve("b.qos-policy.conf"), OCTAL);
        try (InProcessClient client = InProcessClient.pulling(one)) {
            var service = client.server.getWorkspaceService();
            var params = new WorkspaceDiagnosticParams(List.of());
            assertEquals(1, service.diagnostic(params).join().getItems().size());

            service.didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(
                    List.of(new WorkspaceFolder(other.toUri().toString(), "other")), List.of())));
            assertEquals(2, service.diagnostic(params).join().getItems().size());

            service.didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(
                    List.of(), List.of(new WorkspaceFolder(one.toUri().toString(), "one")))));
            assertEquals(1, service.diagnostic(params).join().getItems().size());
        }
    }

    @Test
    void diagnosticsAreClearedOnClose() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            client.await(policy(), "octal-literal");

            client.server
                    .getTextDocumentService()
                    .didClose(new DidCloseTextDocumentParams(
                            new TextDocumentIdentifier(policy().toUri().toString())));

            assertEquals(List.of(), client.await(policy(), List::isEmpty));
        }
    }

    private DocumentDiagnosticReport request(InProcessClient client, String previous) {
        var params = new DocumentDiagnosticParams(
                new TextDocumentIdentifier(policy().toUri().toString()));
        params.setPreviousResultId(previous);
        return client.server.getTextDocumentService().diagnostic(params).join();
    }
}
