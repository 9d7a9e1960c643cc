package org.qos.fabric.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;

/**
 * Restores what tables were before a run. Tables that have their old values are not set. A rollback that is interrupted is
 * finished by the next one.
 */
public final class Rollback {

    private final TableAccess access;
    private final ProgramSettings settings;

    /** Restores tables that way. */
    public Rollback(TableAccess access, ProgramSettings settings) {
        this.access = access;
        this.settings = settings;
    }

    /**
     * The run that would be rolled back: the last one that was interrupted or failed.
     *
     * @param finished whether a run that has set everything counts, too
     * @throws JournalLockedException when another program sets tables
     */
    public Optional<Journal> journal(SubnetState state, boolean finished) throws IOException {
        try (JournalFolder folder = JournalFolder.open(settings.journals())) {
            return newest(folder, state, finished);
        }
    }

    private Optional<Journal> newest(JournalFolder folder, SubnetState state, boolean finished) throws IOException {
        return OwnJournals.of(
                        folder,
                        state,
                        settings,
                        found -> found == JournalState.UNFINISHED || finished && found == JournalState.FINISHED)
                .stream()
                .findFirst();
    }

    /**
     * Restores the tables of the run that {@link #journal} returns. A port that is gone is reported, and the others are
     * restored.
     *
     * @throws RefusedException when there is no such run
     * @throws JournalLockedException when another program sets tables
     */
    public ProgramResult run(SubnetState state, boolean finished) throws IOException, RefusedException {
        try (JournalFolder folder = JournalFolder.open(settings.journals())) {
            Journal journal = newest(folder, state, finished)
                    .orElseThrow(() -> new RefusedException(Refusal.NO_JOURNAL, List.of()));
            List<BlockFailure> failures = new ArrayList<>();
            List<JournalEntry> changes = changes(journal, failures);
            Programmer programmer = new Programmer(access, journal.progress());
            List<PortSequence> sequences = PortSequences.of(changes, state);
            failures.addAll(programmer.run(
                    sequences, changes.stream().map(JournalEntry::set).toList()));
            if (failures.isEmpty()) {
                journal.progress().state(JournalState.ROLLED_BACK);
            }
            return new ProgramResult(
                    programmer.sets(),
                    PortSequences.sets(sequences) - changes.size(),
                    failures,
                    Optional.of(journal.file()));
        }
    }

    /** From what the ports have now back to what they had; adds those that cannot be read to the failures. */
    private List<JournalEntry> changes(Journal journal, List<BlockFailure> failures) {
        Set<PortId> ports =
                journal.entries().stream().map(entry -> entry.id().port()).collect(Collectors.toSet());
        Map<PortId, String> missing = access.missing(ports);
        List<JournalEntry> reachable = new ArrayList<>();
        for (JournalEntry entry : journal.entries()) {
            String reason = missing.get(entry.id().port());
            if (reason == null) {
                reachable.add(entry);
            } else {
                failures.add(new BlockFailure(entry.id(), reason));
            }
        }
        return changes(reachable, failures);
    }

    private List<JournalEntry> changes(List<JournalEntry> entries, List<BlockFailure> failures) {
        Map<BlockId, BlockReply> replies =
                access.read(entries.stream().map(JournalEntry::id).toList());
        List<JournalEntry> changes = new ArrayList<>();
        for (JournalEntry entry : entries) {
            BlockReply reply = replies.get(entry.id());
            if (reply.value().isEmpty()) {
                failures.add(new BlockFailure(entry.id(), reply.failure()));
                continue;
            }
            BlockValue now = entry.before().sized(reply.value().get());
            if (!now.equals(entry.before())) {
                changes.add(new JournalEntry(entry.id(), now, entry.before()));
            }
        }
        return changes;
    }
}
