package org.qos.fabric.program;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * What came of setting tables.
 *
 * @param sets how many Sets were sent, not counting those that were sent again
 * @param intermediate how many of them set what is not wanted in the end, so that all VLs in use are served meanwhile
 * @param failures what is not as it should be; empty on success
 * @param journal the journal of the run; empty when nothing had to be set
 */
public record ProgramResult(int sets, int intermediate, List<BlockFailure> failures, Optional<Path> journal) {

    /** Copies the list. */
    public ProgramResult {
        failures = List.copyOf(failures);
    }
}
