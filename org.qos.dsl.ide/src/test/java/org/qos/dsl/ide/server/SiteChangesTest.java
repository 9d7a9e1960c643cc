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
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Files that change on disk: the documents that belong to them are checked again, and no others. */
@Timeout(120)
class SiteChangesTest {

    @TempDir
    private Path root;

    private Path folder;
    private Path stranger;
    private int markers;

    @BeforeEach
    void makeFolders() throws IOException {
        folder = Files.createDirectory(root.resolve("site"));
        stranger = Files.createDirectory(root.resolve("other")).resolve("qos-policy.conf");
    }

    private Path policy() {
        return folder.resolve("qos-policy.conf");
    }

    private static boolean has(List<Diagnostic> found, SiteFile file) {
        return Client.codes(found).contains(file.code());
    }

    /** Waits until all that came before is done: checks are made in order. */
    private void settle(Client client) throws Exception {
        Path marker = Files.createDirectory(root.resolve("marker" + ++markers)).resolve("qos-policy.conf");
        client.open(marker, SiteFile.POLICY);
        Client.await(() -> client.publications(marker) == 2, () -> "no end of checks");
    }

    @ParameterizedTest
    @EnumSource
    void whatIsCreatedChangedAndDeletedCountsWhenTheClientTellsOfIt(SiteFile file) throws Exception {
        try (Client client = Client.pushed(root)) {
            followed(client, file, client::filesChanged);
        }
    }

    @ParameterizedTest
    @EnumSource
    void aClientThatWatchesNoFilesNeedsOnlySave(SiteFile file) throws Exception {
        try (Client client = Client.bare(null, root)) {
            followed(client, file, () -> client.save(policy()));
        }
    }

    /** Editors that do so themselves may tell of it in these words instead; a file is created, written anew twice and deleted. */
    @ParameterizedTest
    @EnumSource
    void whatAnEditorCreatesRenamesAndDeletesCountsWhenItTells(SiteFile file) throws Exception {
        try (Client client = Client.pushed(root)) {
            WorkspaceService workspace = client.server.getWorkspaceService();
            Iterator<Runnable> told = List.<Runnable>of(
                            () -> workspace.didCreateFiles(new CreateFilesParams(List.of())),
                            () -> workspace.didRenameFiles(new RenameFilesParams(List.of())),
                            () -> workspace.didRenameFiles(new RenameFilesParams(List.of())),
                            () -> workspace.didDeleteFiles(new DeleteFilesParams(List.of())))
                    .iterator();
            followed(client, file, () -> told.next().run());
        }
    }

    private void followed(Client client, SiteFile file, Runnable tell) throws Exception {
        client.open(stranger, SiteFile.POLICY);
        client.open(policy(), SiteFile.POLICY);
        settle(client);
        assertFalse(has(client.await(policy(), found -> true), file));

        file.writeBad(folder);
        tell.run();
        client.await(policy(), found -> has(found, file));
        file.writeGood(folder);
        tell.run();
        client.await(policy(), found -> !has(found, file));
        file.writeBad(folder);
        tell.run();
        client.await(policy(), found -> has(found, file));
        file.delete(folder);
        tell.run();
        client.await(policy(), found -> !has(found, file));

        settle(client);
        assertEquals(2, client.publications(stranger), "messages about a policy that does not belong to the file");
    }

    @ParameterizedTest
    @EnumSource
    void aClientThatAsksIsToldToAskAgainAndGetsAnotherResult(SiteFile file) throws Exception {
        file.writeGood(folder);
        try (Client client = Client.pulling(root)) {
            client.open(stranger, SiteFile.POLICY);
            client.open(policy(), SiteFile.POLICY);
            ask(client, policy(), null);
            ask(client, stranger, null);
            quiet(client);
            String before = id(ask(client, policy(), null));
            String strangers = id(ask(client, stranger, null));
            int told = client.refreshes.get();

            file.writeBad(folder);
            client.filesChanged();
            Client.await(() -> client.refreshes.get() > told, () -> "the client is not told");
            Client.await(() -> hasNow(client, file), () -> "nothing new is found");

            DocumentDiagnosticReport after = ask(client, policy(), before);
            assertNotEquals(before, id(after));
            assertTrue(ask(client, policy(), id(after)).isRelatedUnchangedDocumentDiagnosticReport());
            assertTrue(ask(client, stranger, strangers).isRelatedUnchangedDocumentDiagnosticReport());
        }
    }

    /** Until no check is under way any more. */
    private void quiet(Client client) throws Exception {
        int before;
        do {
            before = client.refreshes.get();
            Thread.sleep(600);
        } while (client.refreshes.get() != before);
    }

    private boolean hasNow(Client client, SiteFile file) {
        return has(
                ask(client, policy(), null)
                        .getRelatedFullDocumentDiagnosticReport()
                        .getItems(),
                file);
    }

    private static DocumentDiagnosticReport ask(Client client, Path file, String previous) {
        var params = new DocumentDiagnosticParams(
                new TextDocumentIdentifier(file.toUri().toString()));
        params.setPreviousResultId(previous);
        return client.server.getTextDocumentService().diagnostic(params).join();
    }

    private static String id(DocumentDiagnosticReport report) {
        return report.getRelatedFullDocumentDiagnosticReport().getResultId();
    }

    @Test
    void aSnapshotOutsideOfTheFolderCountsThoughNobodyTellsOfIt(@TempDir Path outside) throws Exception {
        Path snapshot = outside.resolve("dump.txt");
        Files.writeString(snapshot, SiteFile.FABRIC.good());
        Files.writeString(folder.resolve("qos.yaml"), "fabric: " + snapshot.toAbsolutePath() + "\n");
        try (Client client = Client.bare(null, folder)) {
            client.open(policy(), SiteFile.POLICY);
            settle(client);
            assertFalse(has(client.await(policy(), found -> true), SiteFile.FABRIC));

            Files.writeString(snapshot, SiteFile.FABRIC.bad());

            client.await(policy(), found -> has(found, SiteFile.FABRIC));
        }
    }

    @Test
    void aFileThatIsMovedOverAnotherCountsThoughSizeAndTimeAreTheSame() throws Exception {
        FileTime then = FileTime.fromMillis(1_600_000_000_000L);
        Path snapshot = SiteFile.FABRIC.in(folder);
        Files.setLastModifiedTime(Files.writeString(snapshot, SiteFile.FABRIC.good()), then);
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), SiteFile.POLICY);
            settle(client);
            assertFalse(has(client.await(policy(), found -> true), SiteFile.FABRIC));

            Path other = Files.writeString(folder.resolve("new"), SiteFile.FABRIC.bad());
            Files.setLastModifiedTime(other, then);
            assertEquals(Files.size(snapshot), Files.size(other));
            Files.move(other, snapshot, StandardCopyOption.ATOMIC_MOVE);
            client.filesChanged();

            client.await(policy(), found -> has(found, SiteFile.FABRIC));
        }
    }

    @Test
    void aFileThatIsOnlyTouchedIsNoNews() throws Exception {
        for (SiteFile file : SiteFile.values()) {
            file.writeGood(folder);
        }
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), SiteFile.POLICY);
            settle(client);

            for (SiteFile file : SiteFile.values()) {
                Files.setLastModifiedTime(file.in(folder), FileTime.fromMillis(1_600_000_000_000L));
            }
            client.filesChanged();
            settle(client);

            assertEquals(2, client.publications(policy()));
        }
    }

    @Test
    void theSubnetManagersPortIsNoReasonToCheckAgain() throws Exception {
        SiteFile.FABRIC.writeGood(folder);
        Files.writeString(folder.resolve("qos.yaml"), "sm: 0x11\n");
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), SiteFile.POLICY);
            settle(client);

            client.filesChanged();
            settle(client);

            assertEquals(2, client.publications(policy()));
        }
    }

    @Test
    void theTextInTheEditorCountsAndNotWhatIsWrittenOnDisk() throws Exception {
        try (Client client = Client.pushed(folder)) {
            client.open(SiteFile.PARTITIONS.in(folder), SiteFile.PARTITIONS.bad());
            client.open(policy(), SiteFile.POLICY);
            settle(client);
            assertTrue(has(client.await(policy(), found -> true), SiteFile.PARTITIONS));

            SiteFile.PARTITIONS.writeGood(folder);
            Files.writeString(policy(), "rubbish");
            client.filesChanged();
            settle(client);

            assertEquals(2, client.publications(policy()));
            client.close(SiteFile.PARTITIONS.in(folder).toUri().toString());
            client.await(policy(), found -> !has(found, SiteFile.PARTITIONS));
        }
    }

    @Test
    void mistakesOfAProjectFileGoWithTheFileAndWithTheLastDocument() throws Exception {
        Path project = Files.writeString(folder.resolve("qos.yaml"), "rulez: 1\n");
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), SiteFile.POLICY);
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
    void hintsAreAskedForAgainWhenAnotherDocumentChangesWhatTheyShow() throws Exception {
        try (Client client = Client.pushed(folder)) {
            client.open(policy(), SiteFile.POLICY);
            settle(client);
            int before = client.hintRefreshes.get();

            client.open(SiteFile.OPTIONS.in(folder), SiteFile.OPTIONS.good());

            Client.await(() -> client.hintRefreshes.get() == before + 1, () -> "hints are stale");
            assertTrue(client.lensRefreshes.get() > 0);
        }
    }
}
