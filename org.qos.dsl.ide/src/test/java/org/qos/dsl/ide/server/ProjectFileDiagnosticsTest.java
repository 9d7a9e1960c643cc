package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DiagnosticSeverity;
import org.eclipse.lsp4j.DidChangeTextDocumentParams;
import org.eclipse.lsp4j.DidCloseTextDocumentParams;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.Position;
import org.eclipse.lsp4j.Range;
import org.eclipse.lsp4j.TextDocumentContentChangeEvent;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.VersionedTextDocumentIdentifier;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.dsl.project.settings.SettingsReader;

/** The diagnostics of a project file, and its effect on other documents. */
class ProjectFileDiagnosticsTest {

    private static final String OCTAL = "qos-ulps\n    default: 010\nend-qos-ulps\n";

    @TempDir
    private Path folder;

    private Path project() {
        return folder.resolve("qos.yaml");
    }

    private Path policy() {
        return folder.resolve("qos-policy.conf");
    }

    private TextDocumentIdentifier id() {
        return new TextDocumentIdentifier(project().toUri().toString());
    }

    private void change(InProcessClient client, int version, String text) {
        var id = new VersionedTextDocumentIdentifier(id().getUri(), version);
        client.server
                .getTextDocumentService()
                .didChange(new DidChangeTextDocumentParams(id, List.of(new TextDocumentContentChangeEvent(text))));
    }

    private List<Diagnostic> request(InProcessClient client) {
        return client.server
                .getTextDocumentService()
                .diagnostic(new DocumentDiagnosticParams(id()))
                .join()
                .getRelatedFullDocumentDiagnosticReport()
                .getItems();
    }

    private static List<String> messages(List<Diagnostic> diagnostics) {
        return diagnostics.stream().map(each -> each.getMessage().getLeft()).toList();
    }

    @Test
    void diagnosticsEqualThoseOfTheCommandWithRanges() throws Exception {
        String text = "partition: a\nrules:\n  octal-literal: fatal\nsm:\n";
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(project(), text);

            List<Diagnostic> shown = client.await(project(), found -> !found.isEmpty());

            assertEquals(
                    SettingsReader.read(project(), text).problems().stream()
                            .map(problem -> problem.message())
                            .toList(),
                    messages(shown));
            assertEquals(
                    List.of(range(0, 0, 9), range(2, 17, 22), range(3, 0, 2)),
                    shown.stream().map(Diagnostic::getRange).toList());
            assertTrue(shown.stream().allMatch(each -> each.getSeverity() == DiagnosticSeverity.Error));
            assertTrue(shown.stream().allMatch(each -> each.getCode().getLeft().equals("invalid-setting")));
            assertTrue(shown.stream()
                    .allMatch(each -> each.getCodeDescription().getHref().endsWith("/invalid-setting.md")));
        }
    }

    private static Range range(int line, int start, int end) {
        return new Range(new Position(line, start), new Position(line, end));
    }

    @Test
    void aMissingFileHasACode() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(project(), "partitions: none.conf\n");

            List<Diagnostic> shown = client.await(project(), found -> !found.isEmpty());

            assertEquals("unusable-file", shown.get(0).getCode().getLeft());
        }
    }

    @Test
    void diagnosticsFollowEdits() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(project(), "rulez: 1\n");
            client.await(project(), found -> found.size() == 1);

            change(client, 2, "rules: {}\n");
            client.await(project(), List::isEmpty);
            assertEquals(2, client.published.get(id().getUri()).getVersion());

            change(client, 3, "rules: {\n");
            client.await(project(), found -> messages(found).toString().contains("this is not YAML"));

            change(client, 4, "");
            client.await(project(), List::isEmpty);
        }
    }

    @Test
    void anUnsavedTextAffectsTheDocumentsOfItsFolder() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            client.await(policy(), "octal-literal");

            client.open(project(), "rules: {octal-literal: off}\n");
            client.await(policy(), found -> !InProcessClient.codes(found).contains("octal-literal"));

            change(client, 2, "rules: {octal-literal: error}\n");
            assertEquals(
                    DiagnosticSeverity.Error,
                    client.await(policy(), found -> InProcessClient.codes(found).contains("octal-literal")).stream()
                            .filter(each ->
                                    "octal-literal".equals(each.getCode().getLeft()))
                            .findFirst()
                            .orElseThrow()
                            .getSeverity());

            client.server.getTextDocumentService().didClose(new DidCloseTextDocumentParams(id()));
            client.await(policy(), found -> found.stream()
                    .noneMatch(each -> "octal-literal".equals(each.getCode().getLeft())
                            && each.getSeverity() == DiagnosticSeverity.Error));
        }
    }

    @Test
    void aMissingFileIsReportedUntilItExists() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(project(), "partitions: ib/partitions.conf\n");
            assertEquals(
                    List.of("ib/partitions.conf: no such file."),
                    messages(client.await(project(), found -> !found.isEmpty())));

            Files.createDirectory(folder.resolve("ib"));
            Files.writeString(folder.resolve("ib/partitions.conf"), "Default=0x7fff : ALL=full ;\n");
            client.filesChanged();

            client.await(project(), List::isEmpty);
        }
    }

    @Test
    void aProjectFileOnDiskIsReportedIfADocumentDependsOnIt() throws Exception {
        Files.writeString(project(), "rulez: 1\n");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), OCTAL);
            client.await(project(), found -> found.size() == 1);

            Files.delete(project());
            client.filesChanged();

            client.await(project(), List::isEmpty);
        }
    }

    @Test
    void aClientThatPullsGetsNoPushedDiagnostics() throws IOException, InterruptedException {
        Files.writeString(project(), "rulez: 1\n");
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            client.open(policy(), OCTAL);
            client.await(project(), found -> found.size() == 1);

            client.open(project(), "rulez: 1\nmore: 2\n");

            client.await(project(), List::isEmpty);
            assertEquals(2, request(client).size());
        }
    }

    @Test
    void aClientThatPullsTheWorkspaceGetsNoPushedDiagnostics() throws Exception {
        Files.writeString(project(), "rulez: 1\n");
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            client.open(policy(), OCTAL);
            client.await(project(), found -> found.size() == 1);

            assertEquals(List.of("qos-policy.conf 1", "qos.yaml 1"), askAboutAll(client));
            client.await(project(), List::isEmpty);

            Files.writeString(project(), "rules: {octal-literal: off}\n");
            client.filesChanged();
            InProcessClient.await(
                    () -> askAboutAll(client).equals(List.of("qos-policy.conf 0", "qos.yaml 0")),
                    () -> askAboutAll(client).toString());
            client.open(project(), "rulez: 1\nmore: 2\n");
            InProcessClient.await(() -> askAboutAll(client).contains("qos.yaml 2"), () -> askAboutAll(client)
                    .toString());
            assertEquals(List.of(), client.await(project(), List::isEmpty));
        }
    }

    @Test
    void aProjectFileAboveTheFolderIsAlwaysPushed() throws Exception {
        Files.writeString(project(), "rulez: 1\n");
        Path inner = Files.createDirectory(folder.resolve("in"));
        try (InProcessClient client = InProcessClient.pulling(inner)) {
            client.open(inner.resolve("qos-policy.conf"), OCTAL);
            assertEquals(
                    List.of(),
                    askAboutAll(client).stream()
                            .filter(each -> each.startsWith("qos.yaml"))
                            .toList());

            client.await(project(), found -> found.size() == 1);
        }
    }

    /** The file names with their number of diagnostics. */
    private static List<String> askAboutAll(InProcessClient client) {
        return client
                .server
                .getWorkspaceService()
                .diagnostic(new WorkspaceDiagnosticParams(List.of()))
                .join()
                .getItems()
                .stream()
                .map(each -> each.getWorkspaceFullDocumentDiagnosticReport())
                .map(each -> each.getUri().replaceFirst(".*/", "") + " "
                        + each.getItems().size())
                .sorted()
                .toList();
    }
}
