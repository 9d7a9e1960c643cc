package org.qos.fabric.program;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.Optional;

/**
 * A journal that cannot be used.
 *
 * @param file the file
 * @param time the time of its run; empty when the name and the content do not agree on one
 * @param cause why it cannot be used; the message of most causes says what to do
 */
public record DamagedJournal(Path file, Optional<Instant> time, IOException cause) {

    /** Whether its run was certainly before that of another journal. */
    boolean isBefore(Journal other) {
        return time.isPresent() && time.get().isBefore(other.created());
    }
}
