package org.qos.fabric.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.TableBlock;

/**
 * Restores what tables were before a run. Tables that have their old values are not set. A rollback that is interrupted is
 * finished by the next one.
 */
public final class Rollback {

    private final TableAccess access;
    private final ProgramSettings settings;
    private final RollbackListener listener;

    /** Restores tables that way. */
    public Rollback(TableAccess access, ProgramSettings settings) {
        this(access, settings, RollbackListener.WANTED);
    }

    /** Restores tables that way, if the listener wants it. */
    public Rollback(TableAccess access, ProgramSettings settings, RollbackListener listener) {
        this.access = access;
        this.settings = settings;
        this.listener = listener;
    }

    /**
     * Restores the tables of the last run that was interrupted or failed. A port that is gone is reported, and the others are
     * restored.
     *
     * @param finished whether a run that has set everything counts, too
     * @throws RefusedException when there is no such run, or it is not to be undone
     * @throws JournalLockedException when another program sets tables
     * @throws IOException when the journal of that run, or one that may be, cannot be read
     */
    public ProgramResult run(SubnetState state, boolean finished) throws IOException, RefusedException {
        try (JournalFolder folder = JournalFolder.open(settings.journals())) {
            Journal journal = new OwnJournals(folder, state, settings, listener)
                    .last(finished)
                    .orElseThrow(() -> new RefusedException(Refusal.NO_JOURNAL, List.of()));
            if (!listener.isWanted(undone(journal))) {
                throw new RefusedException(Refusal.NOT_WANTED, List.of());
            }
            return restore(journal, state);
        }
    }

    private UndoneRun undone(Journal journal) throws IOException {
        Map<PortId, List<TableBlock>> changes = new TreeMap<>();
        changes(journal, new ArrayList<>())
                .forEach(change -> changes.computeIfAbsent(change.id().port(), port -> new ArrayList<>())
                        .add(change.block()));
        return new UndoneRun(
                journal,
                journal.state() == JournalState.FINISHED,
                changes.entrySet().stream()
                        .map(port -> new PortChange(port.getKey(), port.getValue()))
                        .toList());
    }

    /** Reads the tables again: time may have passed since it was known what is restored. */
    private ProgramResult restore(Journal journal, SubnetState state) throws IOException {
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
