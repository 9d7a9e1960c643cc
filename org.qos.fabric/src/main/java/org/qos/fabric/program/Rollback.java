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
    private final JournalListener listener;

    /** Restores tables that way. */
    public Rollback(TableAccess access, ProgramSettings settings) {
        this(access, settings, JournalListener.NONE);
    }

    /** Restores tables that way, and reports journals. */
    public Rollback(TableAccess access, ProgramSettings settings, JournalListener listener) {
        this.access = access;
        this.settings = settings;
        this.listener = listener;
    }

    /**
     * Restores the tables of the last run that was interrupted or failed. A port that is gone is reported, and the others are
     * restored.
     *
     * @param finished whether a run that has set everything counts, too
     * @throws RefusedException when there is no such run
     * @throws JournalLockedException when another program sets tables
     * @throws IOException when the journal of that run, or one that may be, cannot be read
     */
    public ProgramResult run(SubnetState state, boolean finished) throws IOException, RefusedException {
        try (JournalFolder folder = JournalFolder.open(settings.journals())) {
            Journal journal = new OwnJournals(folder, state, settings, listener)
                    .last(finished)
                    .orElseThrow(() -> new RefusedException(Refusal.NO_JOURNAL, List.of()));
            listener.undoing(new UndoneRun(journal, journal.state() == JournalState.FINISHED));
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
