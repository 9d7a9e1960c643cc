package org.qos.fabric.program;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A damaged journal is in the way only of a run that may need it. */
class DamagedJournalsTest {

    private static final Path POLICY = Path.of("/etc/opensm/policy.qos");

    private final SmallSubnet subnet = new SmallSubnet(2);
    private final Map<BlockId, BlockValue> before = allTo(0);
    private final SimulatedTables ports = new SimulatedTables(before);
    private final List<String> skipped = new ArrayList<>();
    private final List<UndoneRun> undone = new ArrayList<>();

    @TempDir
    Path folder;

    @Test
    void theRunIsKnownBeforeItIsUndone() throws Exception {
        Path run = apply(1);
        rollback(true);
        assertEquals(1, undone.size());
        assertEquals(run, undone.get(0).journal().file());
        assertEquals(Optional.of(POLICY.toString()), undone.get(0).journal().policy());
        assertTrue(undone.get(0).finished());
        assertEquals(ports.sets().size(), 2 * undone.get(0).tables(), "each table was set and restored");
        assertEquals(4, undone.get(0).ports());
    }

    @Test
    void theLastRunIsUndoneAlthoughTheJournalOfAnEarlierOneIsDamaged() throws Exception {
        damage(apply(1));
        apply(2);
        assertEquals(List.of(), rollback(true).failures());
        assertEquals(allTo(1), ports.tables());
        assertSkipped("changed since it was written");
    }

    @Test
    void theLastRunIsUndoneAlthoughAnEarlierOneHasLostItsLog() throws Exception {
        Path first = apply(1);
        apply(2);
        Files.delete(progress(first));
        rollback(true);
        assertEquals(allTo(1), ports.tables());
        assertSkipped("is missing, which says how far the run came");
    }

    @Test
    void theJournalOfTheLastRunHasToBeIntact() throws Exception {
        apply(1);
        damage(apply(2));
        assertRefused(true, "changed since it was written");
    }

    @Test
    void whatWasBeforeALaterRunThatIsUndoneAlreadyHasToBeIntact() throws Exception {
        apply(1);
        damage(apply(2));
        apply(3);
        rollback(true);
        assertRefused(true, "changed since it was written");
    }

    @Test
    void aNameThatIsNotATimeMayBelongToTheLastRun() throws Exception {
        Path first = damage(apply(1));
        apply(2);
        rename(first, "1.json");
        assertRefused(true, "changed since it was written");
    }

    @Test
    void aJournalWithAnotherTimeInItsNameMayBeThatOfTheLastRun() throws Exception {
        apply(1);
        Path last = apply(2);
        rename(last, "20250102T030405.000000Z.json");
        assertRefused(true, "its name does not belong to the time in it");
        damage(folder.resolve("20250102T030405.000000Z.json"));
        assertRefused(true, "changed since it was written");
    }

    @Test
    void applyGoesOnAlthoughTheJournalOfAnEarlierRunIsDamaged() throws Exception {
        Path first = apply(1);
        apply(2);
        Files.writeString(first, "");
        Files.delete(progress(first));
        apply(3);
        assertEquals(allTo(3), ports.tables());
        assertSkipped("is missing, which says how far the run came");
    }

    @Test
    void applyNeedsTheJournalOfAnInterruptedRunWhoseOldTablesItTakesOver() throws Exception {
        apply(1);
        ports.killAfter(3);
        assertThrows(SimulatedTables.Killed.class, () -> apply(2));
        ports.killAfter(Integer.MAX_VALUE);
        Path interrupted = journals().get(0).file();
        damage(interrupted);
        Map<BlockId, BlockValue> half = ports.tables();
        IOException refused = assertThrows(IOException.class, () -> apply(3));
        assertTrue(refused.getMessage().contains(interrupted.toString()), refused.getMessage());
        assertEquals(half, ports.tables());
    }

    @Test
    void withoutAnInterruptedRunThereIsNothingToUndoWhateverIsDamaged() throws Exception {
        Path first = apply(1);
        apply(2);
        Files.delete(progress(first));
        assertEquals(
                Refusal.NO_JOURNAL,
                assertThrows(RefusedException.class, () -> rollback(false)).refusal());
    }

    private Map<BlockId, BlockValue> allTo(int vl) {
        return subnet.tables(0x1111_1111_1111_1111L * vl, "0:1 1:1", "0:1", 0);
    }

    private Path apply(int vl) throws IOException, RefusedException {
        ProgramResult result = new Apply(ports, settings(), this::skip)
                .run(subnet.plan(ports.tables(), allTo(vl)), subnet.state(ports.tables()));
        return result.journal().orElseThrow();
    }

    private ProgramResult rollback(boolean finished) throws IOException, RefusedException {
        RollbackListener listener = new RollbackListener() {
            @Override
            public void skipped(DamagedJournal journal) {
                skip(journal);
            }

            @Override
            public boolean isWanted(UndoneRun run) {
                undone.add(run);
                return true;
            }
        };
        return new Rollback(ports, settings(), listener).run(subnet.state(ports.tables()), finished);
    }

    private void assertRefused(boolean finished, String reason) {
        Map<BlockId, BlockValue> now = ports.tables();
        String message =
                assertThrows(IOException.class, () -> rollback(finished)).getMessage();
        assertTrue(message.contains(reason), message);
        assertEquals(now, ports.tables());
    }

    private void assertSkipped(String reason) {
        assertEquals(1, skipped.size());
        assertTrue(skipped.get(0).contains(reason), skipped.get(0));
    }

    private void skip(DamagedJournal journal) {
        skipped.add(journal.cause().getMessage());
    }

    private ProgramSettings settings() {
        return new ProgramSettings(folder, OptionalLong.empty(), Set.of(), PlanScope.USUAL, true)
                .withPolicy(POLICY.toString());
    }

    private List<Journal> journals() throws IOException {
        try (JournalFolder open = JournalFolder.open(folder)) {
            return open.journals(state -> true).journals();
        }
    }

    /** Changes an old value, so that the checksum differs. */
    private static Path damage(Path journal) throws IOException {
        return Files.writeString(journal, Files.readString(journal).replace("\"before\" : \"", "\"before\" : \"1"));
    }

    private void rename(Path journal, String name) throws IOException {
        Files.move(journal, folder.resolve(name));
        Files.move(progress(journal), progress(folder.resolve(name)));
    }

    private static Path progress(Path journal) {
        return journal.resolveSibling(journal.getFileName() + JournalProgress.SUFFIX);
    }
}
