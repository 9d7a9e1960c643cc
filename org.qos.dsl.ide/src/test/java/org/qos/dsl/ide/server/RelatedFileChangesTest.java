package org.qos.dsl.ide.server;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertNotEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.attribute.FileTime;
import java.util.Iterator;
import java.util.List;
import org.eclipse.lsp4j.CreateFilesParams;
import org.eclipse.lsp4j.DeleteFilesParams;
import org.eclipse.lsp4j.Diagnostic;
import org.eclipse.lsp4j.DocumentDiagnosticParams;
import org.eclipse.lsp4j.DocumentDiagnosticReport;
import org.eclipse.lsp4j.RenameFilesParams;
import org.eclipse.lsp4j.TextDocumentIdentifier;
import org.eclipse.lsp4j.services.WorkspaceService;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** When a file changes on disk, the documents that depend on it are validated again, and no others. */
class RelatedFileChangesTest {

    @TempDir
    private Path root;

    private Path folder;
    private Path stranger;

    @BeforeEach
    void makeFolders() throws IOException {
        folder = Files.createDirectory(root.resolve("site"));
        stranger = Files.createDirectory(root.resolve("other")).resolve("qos-policy.conf");
    }

    private Path policy() {
        return folder.resolve("qos-policy.conf");
    }

    private static boolean has(List<Diagnostic> found, RelatedFile file) {
        return InProcessClient.codes(found).contains(file.code());
    }

    @ParameterizedTest
    @EnumSource
    void reportedFileChangesTakeEffect(RelatedFile file) throws Exception {
        try (InProcessClient client = InProcessClient.pushed(root)) {
            followed(client, file, client::filesChanged);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClientThatWatchesNoFilesNeedsOnlySave(RelatedFile file) throws Exception {
        try (InProcessClient client = InProcessClient.withoutCapabilities(null, root)) {
            followed(client, file, () -> client.save(policy()));
        }
    }

    /**
     * Clients may report such operations themselves with these notifications; a file is created, overwritten twice and
     * deleted.
     */
    @ParameterizedTest
    @EnumSource
    void fileOperationsOfTheEditorTakeEffect(RelatedFile file) throws Exception {
        try (InProcessClient client = InProcessClient.pushed(root)) {
            WorkspaceService workspace = client.server.getWorkspaceService();
            Iterator<Runnable> previous = List.<Runnable>of(
                            () -> workspace.didCreateFiles(new CreateFilesParams(List.of())),
                            () -> workspace.didRenameFiles(new RenameFilesParams(List.of())),
                            () -> workspace.didRenameFiles(new RenameFilesParams(List.of())),
                            () -> workspace.didDeleteFiles(new DeleteFilesParams(List.of())))
                    .iterator();
            followed(client, file, () -> previous.next().run());
        }
    }

    private void followed(InProcessClient client, RelatedFile file, Runnable report) throws Exception {
        client.open(stranger, RelatedFile.POLICY);
        client.open(policy(), RelatedFile.POLICY);
        client.settle();
        assertFalse(has(client.await(policy(), found -> true), file));

        file.writeBad(folder);
        report.run();
        client.await(policy(), found -> has(found, file));
        file.writeGood(folder);
        report.run();
        client.await(policy(), found -> !has(found, file));
        file.writeBad(folder);
        report.run();
        client.await(policy(), found -> has(found, file));
        file.delete(folder);
        report.run();
        client.await(policy(), found -> !has(found, file));

        client.settle();
        assertEquals(2, client.publications(stranger), "messages about a policy that does not belong to the file");
    }

    @ParameterizedTest
    @EnumSource
    void aClientThatPullsGetsARefreshRequestAndAnotherResult(RelatedFile file) throws Exception {
        file.writeGood(folder);
        try (InProcessClient client = InProcessClient.pulling(root)) {
            client.open(stranger, RelatedFile.POLICY);
            client.open(policy(), RelatedFile.POLICY);
            request(client, policy(), null);
            request(client, stranger, null);
            client.settle();
            String before = id(request(client, policy(), null));
            String strangers = id(request(client, stranger, null));
            int previous = client.refreshes.get();

            file.writeBad(folder);
            client.filesChanged();
            InProcessClient.await(() -> client.refreshes.get() > previous, () -> "no refresh request");
            InProcessClient.await(() -> hasNow(client, file), () -> "nothing new is found");

            DocumentDiagnosticReport after = request(client, policy(), before);
            assertNotEquals(before, id(after));
            assertTrue(request(client, policy(), id(after)).isRelatedUnchangedDocumentDiagnosticReport());
            assertTrue(request(client, stranger, strangers).isRelatedUnchangedDocumentDiagnosticReport());
        }
    }

    private boolean hasNow(InProcessClient client, RelatedFile file) {
        return has(
                request(client, policy(), null)
                        .getRelatedFullDocumentDiagnosticReport()
                        .getItems(),
                file);
    }

    private static DocumentDiagnosticReport request(InProcessClient client, Path file, String previous) {
        var params = new DocumentDiagnosticParams(
                new TextDocumentIdentifier(file.toUri().toString()));
        params.setPreviousResultId(previous);
        return client.server.getTextDocumentService().diagnostic(params).join();
    }

    private static String id(DocumentDiagnosticReport report) {
        return report.getRelatedFullDocumentDiagnosticReport().getResultId();
    }

    @Test
    void anUnreportedChangeOfASnapshotOutsideTheFolderTakesEffect(@TempDir Path outside) throws Exception {
        Path snapshot = outside.resolve("dump.txt");
        Files.writeString(snapshot, RelatedFile.FABRIC.good());
        Files.writeString(folder.resolve("qos.yaml"), "fabric: " + snapshot.toAbsolutePath() + "\n");
        try (InProcessClient client = InProcessClient.withoutCapabilities(null, folder)) {
            client.open(policy(), RelatedFile.POLICY);
            client.settle();
            assertFalse(has(client.await(policy(), found -> true), RelatedFile.FABRIC));

            Files.writeString(snapshot, RelatedFile.FABRIC.bad());

            client.await(policy(), found -> has(found, RelatedFile.FABRIC));
        }
    }

    @Test
    void aFileMovedOverAnotherOfTheSameSizeAndTimeTakesEffect() throws Exception {
        FileTime then = FileTime.fromMillis(1_600_000_000_000L);
        Path snapshot = RelatedFile.FABRIC.in(folder);
        Files.setLastModifiedTime(Files.writeString(snapshot, RelatedFile.FABRIC.good()), then);
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), RelatedFile.POLICY);
            client.settle();
            assertFalse(has(client.await(policy(), found -> true), RelatedFile.FABRIC));

            Path other = Files.writeString(folder.resolve("new"), RelatedFile.FABRIC.bad());
            Files.setLastModifiedTime(other, then);
            assertEquals(Files.size(snapshot), Files.size(other));
            Files.move(other, snapshot, StandardCopyOption.ATOMIC_MOVE);
            client.filesChanged();

            client.await(policy(), found -> has(found, RelatedFile.FABRIC));
        }
    }

    @Test
    void touchingAFileCausesNoValidation() throws Exception {
        for (RelatedFile file : RelatedFile.values()) {
            file.writeGood(folder);
        }
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), RelatedFile.POLICY);
            client.settle();

            for (RelatedFile file : RelatedFile.values()) {
                Files.setLastModifiedTime(file.in(folder), FileTime.fromMillis(1_600_000_000_000L));
            }
            client.filesChanged();
            client.settle();

            assertEquals(2, client.publications(policy()));
        }
    }

    @Test
    void aChangedSubnetManagerPortCausesNoValidation() throws Exception {
        RelatedFile.FABRIC.writeGood(folder);
        Files.writeString(folder.resolve("qos.yaml"), "sm: 0x11\n");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), RelatedFile.POLICY);
            client.settle();

            client.filesChanged();
            client.settle();

            assertEquals(2, client.publications(policy()));
        }
    }

    @Test
    void theTextInTheEditorTakesPrecedenceOverTheFile() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(RelatedFile.PARTITIONS.in(folder), RelatedFile.PARTITIONS.bad());
            client.open(policy(), RelatedFile.POLICY);
            client.settle();
            assertTrue(has(client.await(policy(), found -> true), RelatedFile.PARTITIONS));

            RelatedFile.PARTITIONS.writeGood(folder);
            Files.writeString(policy(), "rubbish");
            client.filesChanged();
            client.settle();

            assertEquals(2, client.publications(policy()));
            client.close(RelatedFile.PARTITIONS.in(folder).toUri().toString());
            client.await(policy(), found -> !has(found, RelatedFile.PARTITIONS));
        }
    }

    @Test
    void diagnosticsOfAProjectFileAreClearedWithTheFileAndTheLastDocument() throws Exception {
        Path project = Files.writeString(folder.resolve("qos.yaml"), "rulez: 1\n");
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), RelatedFile.POLICY);
            client.await(project, found -> found.size() == 1);

            Files.delete(project);
            client.filesChanged();
            client.await(project, List::isEmpty);

            Files.writeString(project, "rulez: 1\n");
            client.filesChanged();
            client.await(project, found -> found.size() == 1);
            client.close(policy().toUri().toString());
            client.await(project, List::isEmpty);
        }
    }

    @Test
    void hintsAreRefreshedWhenAnotherDocumentAffectsThem() throws Exception {
        try (InProcessClient client = InProcessClient.pushed(folder)) {
            client.open(policy(), RelatedFile.POLICY);
            client.settle();
            int before = client.hintRefreshes.get();

            client.open(RelatedFile.OPTIONS.in(folder), RelatedFile.OPTIONS.good());

            InProcessClient.await(() -> client.hintRefreshes.get() == before + 1, () -> "hints are stale");
            assertTrue(client.lensRefreshes.get() > 0);
        }
    }
}
