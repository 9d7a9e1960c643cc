package org.qos.fabric.program;

import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.runtime.fabric.SubnetState;

/**
 * Finds the journals of a subnet among those of several. A damaged journal is passed over only if a later run on the subnet makes
 * it irrelevant; else it might be the one that is needed.
 *
 * @param folder the journals
 * @param state the subnet
 * @param settings what else is known of the subnet
 * @param listener learns which journals are passed over
 */
record OwnJournals(JournalFolder folder, SubnetState state, ProgramSettings settings, JournalListener listener) {

    /**
     * The journals of runs that were interrupted or failed, the newest first. Each run takes over those before it, whatever comes of
     * it, so that a damaged one before any other run is not among them.
     *
     * @throws IOException when one of them is damaged
     */
    List<Journal> unfinished() throws IOException {
        return find(JournalState.UNFINISHED::equals, any -> true);
    }

    /**
     * The last run that was interrupted or failed.
     *
     * @param finished whether one that has set everything counts, too
     * @throws IOException when a damaged journal may be that of the last one
     */
    Optional<Journal> last(boolean finished) throws IOException {
        Predicate<JournalState> undoable =
                found -> found == JournalState.UNFINISHED || finished && found == JournalState.FINISHED;
        return (finished ? find(undoable, undoable) : unfinished()).stream().findFirst();
    }

    /** The wanted journals, when none of the damaged ones is later than every journal with a deciding state. */
    private List<Journal> find(Predicate<JournalState> wanted, Predicate<JournalState> deciding) throws IOException {
        StoredJournals found = folder.journals(wanted);
        if (!found.damaged().isEmpty()) {
            Optional<Journal> last =
                    own(folder.journals(deciding).journals()).stream().findFirst();
            for (DamagedJournal damaged : found.damaged()) {
                if (last.filter(damaged::isBefore).isEmpty()) {
                    throw damaged.cause();
                }
            }
            found.damaged().forEach(listener::skipped);
        }
        return own(found.journals());
    }

    private List<Journal> own(List<Journal> journals) {
        FabricIdentity here = FabricIdentity.of(state, settings.subnetPrefix());
        return journals.stream()
                .filter(journal -> !journal.fabric().contradicts(here))
                .filter(journal -> journal.entries().stream()
                        .anyMatch(
                                entry -> state.fabric().port(entry.id().port()).isPresent()))
                .toList();
    }
}
