package org.qos.fabric.program;

import java.io.IOException;
import java.util.List;
import java.util.function.Predicate;
import org.qos.runtime.fabric.SubnetState;

/** Finds the journals of a subnet among those of several. */
final class OwnJournals {

    private OwnJournals() {}

    /** The journals of the subnet in a state that a condition accepts, the newest first. */
    static List<Journal> of(
            JournalFolder folder, SubnetState state, ProgramSettings settings, Predicate<JournalState> wanted)
            throws IOException {
        FabricIdentity here = FabricIdentity.of(state, settings.subnetPrefix());
        return folder.journals(wanted).stream()
                .filter(journal -> !journal.fabric().contradicts(here))
                .filter(journal -> journal.entries().stream()
                        .anyMatch(
                                entry -> state.fabric().port(entry.id().port()).isPresent()))
                .toList();
    }
}
