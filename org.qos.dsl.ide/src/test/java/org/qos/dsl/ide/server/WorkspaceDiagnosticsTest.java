package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.eclipse.lsp4j.DidChangeWorkspaceFoldersParams;
import org.eclipse.lsp4j.PreviousResultId;
import org.eclipse.lsp4j.WorkspaceDiagnosticParams;
import org.eclipse.lsp4j.WorkspaceDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceDiagnosticReportPartialResult;
import org.eclipse.lsp4j.WorkspaceDocumentDiagnosticReport;
import org.eclipse.lsp4j.WorkspaceFolder;
import org.eclipse.lsp4j.WorkspaceFoldersChangeEvent;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Workspace diagnostics: the number of messages, and files that are deleted. */
class WorkspaceDiagnosticsTest {

    private static final int MANY = 500;
    private static final int SOME = 60;
    private static final String OCTAL = "qos-ulps\n    default: 010\nend-qos-ulps\n";

    @TempDir
    private Path folder;

    private void write(int policies) throws IOException {
        for (int i = 0; i < policies; i++) {
            write("p" + i + ".qos-policy.conf");
        }
    }

    private Path write(String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, OCTAL);
    }

    private static List<WorkspaceDocumentDiagnosticReport> request(
            InProcessClient client, List<PreviousResultId> previous) {
        return request(client, new WorkspaceDiagnosticParams(previous)).join().getItems();
    }

    private static CompletableFuture<WorkspaceDiagnosticReport> request(
            InProcessClient client, WorkspaceDiagnosticParams params) {
        return client.server.getWorkspaceService().diagnostic(params);
    }

    private static List<PreviousResultId> ids(List<WorkspaceDocumentDiagnosticReport> reports) {
        return reports.stream()
                .map(each -> each.isWorkspaceFullDocumentDiagnosticReport()
                        ? new PreviousResultId(
                                each.getWorkspaceFullDocumentDiagnosticReport().getUri(),
                                each.getWorkspaceFullDocumentDiagnosticReport().getResultId())
                        : new PreviousResultId(
                                each.getWorkspaceUnchangedDocumentDiagnosticReport()
                                        .getUri(),
                                each.getWorkspaceUnchangedDocumentDiagnosticReport()
                                        .getResultId()))
                .toList();
    }

    private static long unchanged(List<WorkspaceDocumentDiagnosticReport> reports) {
        return reports.stream()
                .filter(WorkspaceDocumentDiagnosticReport::isWorkspaceUnchangedDocumentDiagnosticReport)
                .count();
    }

    @Test
    void aFolderOfManyPoliciesCausesNoMessages() throws Exception {
        write(MANY);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            Path one = folder.resolve("p7.qos-policy.conf");
            client.open(one, OCTAL);
            client.await(one, "octal-literal");
            InProcessClient.await(() -> client.publications.size() == 2, () -> "not two messages");

            client.filesChanged();
            client.save(one);
            client.settle();

            assertEquals(2, client.publications.size());
            assertEquals(2, client.publications(one));
        }
    }

    @Test
    void aClientWithATokenGetsPartialResults() throws Exception {
        write(MANY);
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            WorkspaceDiagnosticParams params = new WorkspaceDiagnosticParams(List.of());
            params.setPartialResultToken("parts");

            assertEquals(List.of(), request(client, params).join().getItems());

            assertEquals(10, client.progress.size());
            assertTrue(client.progress.stream()
                    .allMatch(each -> each.getToken().getLeft().equals("parts")));
            List<WorkspaceDocumentDiagnosticReport> all = client.progress.stream()
                    .flatMap(each -> ((WorkspaceDiagnosticReportPartialResult)
                                    each.getValue().getRight())
                            .getItems().stream())
                    .toList();
            assertEquals(MANY, ids(all).stream().distinct().count());
        }
    }

    @Test
    void aSecondPullReportsOnlyTheChange() throws Exception {
        write(SOME);
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            List<PreviousResultId> first = ids(request(client, List.of()));
            Files.writeString(folder.resolve("p3.qos-policy.conf"), "qos-ulps\n    default: 8\nend-qos-ulps\n");

            List<WorkspaceDocumentDiagnosticReport> second = request(client, first);

            assertEquals(SOME, second.size());
            assertEquals(SOME - 1, unchanged(second));
        }
    }

    @Test
    void diagnosticsOfADeletedFileAreCleared() throws Exception {
        Path stays = write("stays.qos-policy.conf");
        Path goes = write("goes.qos-policy.conf");
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            List<PreviousResultId> before = ids(request(client, List.of()));
            Files.delete(goes);

            List<WorkspaceDocumentDiagnosticReport> after = request(client, before);

            assertEquals(2, after.size());
            assertEquals(1, unchanged(after));
            var empty = after.get(1).getWorkspaceFullDocumentDiagnosticReport();
            assertEquals(goes.toUri().toString(), empty.getUri());
            assertEquals(List.of(), empty.getItems());
            assertEquals(2, unchanged(request(client, ids(after))));
            assertEquals(
                    stays.toUri().toString(),
                    ids(request(client, List.of())).get(0).getUri());
        }
    }

    @Test
    void diagnosticsOfARemovedFolderAreCleared() throws Exception {
        write("in/a.qos-policy.conf");
        Path out = write("out/b.qos-policy.conf");
        try (InProcessClient client =
                InProcessClient.pulling(folder.resolve("in"), folder.resolve("out"), folder.resolve("out"))) {
            List<PreviousResultId> before = ids(request(client, List.of()));
            assertEquals(2, before.size());

            client.server
                    .getWorkspaceService()
                    .didChangeWorkspaceFolders(new DidChangeWorkspaceFoldersParams(new WorkspaceFoldersChangeEvent(
                            List.of(),
                            List.of(new WorkspaceFolder(out.getParent().toUri().toString(), "out")))));
            List<WorkspaceDocumentDiagnosticReport> after = request(client, before);

            assertEquals(1, unchanged(after));
            assertEquals(
                    List.of(),
                    after.get(1).getWorkspaceFullDocumentDiagnosticReport().getItems());
        }
    }

    @Test
    void nestedFoldersReportAFileOnce() throws Exception {
        write("in/a.qos-policy.conf");
        try (InProcessClient client = InProcessClient.pulling(folder, folder.resolve("in"))) {
            assertEquals(1, request(client, List.of()).size());
        }
    }

    @Test
    void aClientWithOtherUrisKeepsItsResults() throws Exception {
        write("with space.qos-policy.conf");
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            PreviousResultId previous = ids(request(client, List.of())).get(0);
            assertTrue(previous.getUri().contains("%20"));

            var again = request(
                    client, List.of(new PreviousResultId(previous.getUri().replace("%20", " "), previous.getValue())));

            assertEquals(1, again.size());
            assertEquals(1, unchanged(again));
        }
    }

    @Test
    void aRequestThatIsCancelledEnds() throws Exception {
        write(SOME);
        try (InProcessClient client = InProcessClient.pulling(folder)) {
            WorkspaceDiagnosticParams params = new WorkspaceDiagnosticParams(List.of());
            params.setPartialResultToken(1);
            CompletableFuture<WorkspaceDiagnosticReport> response = request(client, params);
            InProcessClient.await(() -> !client.progress.isEmpty(), () -> "no part comes");

            response.cancel(true);
            int parts = client.progress.size();
            assertEquals(SOME, request(client, List.of()).size());

            assertTrue(client.progress.size() <= parts + 1, "parts come after the end");
        }
    }
}
