package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.qos.runtime.fabric.PortId;

/** Which run is rolled back depends on names and states, which therefore have to be as they were written. */
class JournalFolderTest {

    private static final JournalEntry ENTRY =
            new JournalEntry(BlockId.row(new PortId(5, 3), 1), new BlockValue.Row(1), new BlockValue.Row(2));

    @TempDir
    Path directory;

    private JournalFolder folder;
    private Journal journal;
    private Path progress;

    @BeforeEach
    void create() throws IOException {
        folder = JournalFolder.open(directory.resolve("journals"));
        journal = folder.create(
                new FabricIdentity(OptionalLong.empty(), OptionalLong.of(7)), Optional.empty(), List.of(ENTRY));
        progress = journal.file().resolveSibling(journal.file().getFileName() + JournalProgress.SUFFIX);
    }

    @AfterEach
    void close() throws IOException {
        folder.close();
    }

    @Test
    void aRunIsUnfinishedUntilItsLogSaysOtherwise() throws IOException {
        assertEquals(JournalState.UNFINISHED, journal.state());
        journal.progress().stage(1, 2, 0);
        assertEquals(JournalState.UNFINISHED, journal.state());
        journal.progress().state(JournalState.FINISHED);
        assertEquals(JournalState.FINISHED, journal.state());
        assertEquals(List.of(journal), folder.journals(state -> true).journals());
    }

    @Test
    void aLineThatACrashHasCutDoesNotCount() throws IOException {
        Files.writeString(progress, "\n{\"time\":\"2026-01-02T03:04:05Z\",\"state\":\"fin", StandardOpenOption.APPEND);
        assertEquals(JournalState.UNFINISHED, journal.state());
        journal.progress().state(JournalState.ROLLED_BACK);
        assertEquals(JournalState.ROLLED_BACK, journal.state());
    }

    @Test
    void aStateThatHasChangedIsNotTakenForAnEarlierOne() throws IOException {
        journal.progress().state(JournalState.FINISHED);
        Files.writeString(progress, Files.readString(progress).replace("finished", "finishad"));
        assertRefused("has changed since it was written");
        Files.writeString(progress, Files.readString(progress).replace("\"state\"", "\"stade\""));
        assertRefused("has changed since it was written");
    }

    @Test
    void aLogThatIsMissingIsNotTakenForAnUnfinishedRun() throws IOException {
        Files.delete(progress);
        assertRefused("is missing, which says how far the run came");
    }

    @Test
    void aJournalThatWasRenamedIsRefused() throws IOException {
        Path other = journal.file().resolveSibling("20270101T000000.000000Z.json");
        Files.move(journal.file(), other);
        Files.move(progress, other.resolveSibling(other.getFileName() + JournalProgress.SUFFIX));
        assertRefused("its name does not belong to the time in it");
    }

    private void assertRefused(String reason) throws IOException {
        StoredJournals stored = folder.journals(state -> true);
        assertEquals(List.of(), stored.journals());
        String message = stored.damaged().get(0).cause().getMessage();
        assertTrue(message.contains(reason), message);
    }
}
