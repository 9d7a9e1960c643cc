package org.qos.fabric.program;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What one run of the programmer sets, written before its first Set. The file is complete or absent; how far the run came is in
 * a second file, {@link JournalProgress}.
 *
 * @param file the file, whose name begins with the time
 * @param created when it was written
 * @param fabric the subnet
 * @param policy the file of the policy, absolute, or what it was read from; empty where the caller has not named it
 * @param entries what is set, with what it was before
 */
public record Journal(
        Path file, Instant created, FabricIdentity fabric, Optional<String> policy, List<JournalEntry> entries) {

    /** Copies the list. */
    public Journal {
        entries = List.copyOf(entries);
    }

    /** How far the run came. */
    public JournalState state() throws IOException {
        return progress().state();
    }

    JournalProgress progress() {
        return new JournalProgress(file);
    }
}
