package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/**
 * What is assumed of the policy file of a running OpenSM whose log does not reach back to its start, and so does not name the file:
 * that it is the one of an option file, as far as the arguments of the process do not say otherwise.
 *
 * @param process the running OpenSM
 * @param options the option file, absolute
 */
public record AssumedPolicy(SmProcess process, Path options) {

    /** How exactly the system knows when a process started (proc(5): btime of /proc/stat has whole seconds). */
    private static final Duration CLOCK = Duration.ofSeconds(2);

    /** What supports that OpenSM reads a file. */
    public enum Support {
        /** Its arguments name the file, or it was started with the option file, which has not changed since. */
        KNOWN,
        /** It was started with the option file, which has changed since: it may have named another file. */
        CHANGED_SINCE,
        /** The system does not show its arguments. */
        NOT_SHOWN,
        /** Its arguments name another policy file, or another option file. */
        CONTRADICTED
    }

    /**
     * What supports that OpenSM reads a file.
     *
     * @param policy the policy file that the options name, links resolved
     */
    public Support of(Path policy) {
        Optional<Path> named = process.policyFile();
        if (named.isPresent()) {
            return process.isSame(policy, named.get().toString()) ? Support.KNOWN : Support.CONTRADICTED;
        }
        Optional<Path> used = process.optionFile();
        if (used.isEmpty()) {
            return Support.NOT_SHOWN;
        }
        if (!process.isSame(options, used.get().toString())) {
            return Support.CONTRADICTED;
        }
        return isChangedSinceStart() ? Support.CHANGED_SINCE : Support.KNOWN;
    }

    private boolean isChangedSinceStart() {
        try {
            Instant changed = Files.getLastModifiedTime(options).toInstant();
            return process.start()
                    .filter(start -> changed.isBefore(start.plus(CLOCK)))
                    .isEmpty();
        } catch (IOException notThere) {
            return true;
        }
    }
}
