package org.qos.fabric.program;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.qos.runtime.fabric.SubnetState;
import org.qos.runtime.setup.PortChange;
import org.qos.runtime.setup.SetupPlan;
import org.qos.runtime.setup.TableBlock;

/**
 * Carries out a plan: checks that the subnet is still the one of the plan, writes the journal, sets the tables in an
 * order that keeps VLs served, and reads them back. A run that was interrupted is finished by the next one, whose journal
 * takes over what the tables were before the first.
 */
public final class Apply {

    private final TableAccess access;
    private final ProgramSettings settings;
    private final JournalListener listener;

    /** Carries out plans that way. */
    public Apply(TableAccess access, ProgramSettings settings) {
        this(access, settings, JournalListener.NONE);
    }

    /** Carries out plans that way, and reports journals. */
    public Apply(TableAccess access, ProgramSettings settings, JournalListener listener) {
        this.access = access;
        this.settings = settings;
        this.listener = listener;
    }

    /**
     * Carries out a plan.
     *
     * @param plan what is to be set
     * @param state the subnet that the plan was made for
     * @throws RefusedException when the plan does not go with the subnet; then nothing was set
     * @throws JournalLockedException when another program sets tables
     * @throws IOException when the journal cannot be written, or that of an unfinished run be read; before the first Set the journal is
     *     on disk
     */
    public ProgramResult run(SetupPlan plan, SubnetState state) throws IOException, RefusedException {
        try (JournalFolder folder = JournalFolder.open(settings.journals())) {
            List<Journal> unfinished = new OwnJournals(folder, state, settings, listener).unfinished();
            Map<BlockId, TableBlock> planned =
                    planned(settings.scope().of(plan, state.fabric()).plan());
            LiveTables live = LiveTables.read(access, planned);
            List<JournalEntry> changes = changes(planned, live.values());
            if (changes.isEmpty()) {
                return nothing(unfinished, live.unreadable());
            }
            List<PortSequence> sequences = sequences(changes, state);
            Journal journal = folder.create(
                    FabricIdentity.of(state, settings.subnetPrefix()),
                    settings.policy(),
                    withEarlier(changes, unfinished));
            mark(unfinished, JournalState.SUPERSEDED);
            return program(journal, sequences, changes, live.unreadable());
        }
    }

    private static ProgramResult nothing(List<Journal> unfinished, List<BlockFailure> unreadable) throws IOException {
        if (unreadable.isEmpty()) {
            mark(unfinished, JournalState.FINISHED);
        }
        return new ProgramResult(0, 0, unreadable, Optional.empty());
    }

    /** What the plan changes, with what the ports have now. */
    private static List<JournalEntry> changes(Map<BlockId, TableBlock> planned, Map<BlockId, BlockValue> live)
            throws RefusedException {
        List<RefusedPort> differences = new ArrayList<>();
        List<JournalEntry> changes = new ArrayList<>();
        live.forEach((id, now) -> {
            TableBlock block = planned.get(id);
            Optional<BlockValue> expected = BlockValue.before(block);
            if (expected.isPresent() && !expected.get().equals(now)) {
                differences.add(RefusedPort.of(id, "was " + expected.get() + " when the plan was made, is " + now));
            }
            changes.add(new JournalEntry(id, now, BlockValue.after(block)));
        });
        RefusedException.throwIfAny(Refusal.TABLE_CHANGED, differences);
        changes.removeIf(change -> change.before().equals(change.after()));
        return changes;
    }

    private static Map<BlockId, TableBlock> planned(SetupPlan plan) {
        Map<BlockId, TableBlock> planned = new TreeMap<>();
        for (PortChange port : plan.changes()) {
            for (TableBlock block : port.blocks()) {
                planned.put(BlockId.of(port.port(), block), block);
            }
        }
        return planned;
    }

    private List<PortSequence> sequences(List<JournalEntry> changes, SubnetState state) throws RefusedException {
        List<PortSequence> sequences = PortSequences.of(changes, state);
        if (!settings.force()) {
            RefusedException.throwIfAny(Refusal.SL_DROPPED, new DroppedSls(state.fabric(), settings.sls()).in(changes));
            RefusedException.throwIfAny(Refusal.NO_SERVICE, PortSequences.withoutService(sequences));
        }
        return sequences;
    }

    /** The entries of the journal: what an interrupted run has changed was something else before that run. */
    private static List<JournalEntry> withEarlier(List<JournalEntry> changes, List<Journal> unfinished) {
        Map<BlockId, JournalEntry> entries = new TreeMap<>();
        changes.forEach(change -> entries.put(change.id(), change));
        for (Journal journal : unfinished) {
            for (JournalEntry earlier : journal.entries()) {
                entries.merge(
                        earlier.id(),
                        earlier,
                        (newer, older) -> new JournalEntry(newer.id(), older.before(), newer.after()));
            }
        }
        return List.copyOf(entries.values());
    }

    private static void mark(List<Journal> journals, JournalState state) throws IOException {
        for (Journal journal : journals) {
            journal.progress().state(state);
        }
    }

    private ProgramResult program(
            Journal journal, List<PortSequence> sequences, List<JournalEntry> changes, List<BlockFailure> unreadable)
            throws IOException {
        Programmer programmer = new Programmer(access, journal.progress());
        List<BlockFailure> failures = new ArrayList<>(unreadable);
        failures.addAll(programmer.run(
                sequences, changes.stream().map(JournalEntry::set).toList()));
        if (failures.isEmpty()) {
            journal.progress().state(JournalState.FINISHED);
        }
        return new ProgramResult(
                programmer.sets(),
                PortSequences.sets(sequences) - changes.size(),
                failures,
                Optional.of(journal.file()));
    }
}
