package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Gives a running OpenSM new files, and the previous ones again when it does not accept them.
 *
 * @param process the running OpenSM
 * @param log its log
 * @param limit how long a sweep may take
 */
public record Deployment(SmProcess process, Path log, Duration limit) {

    /**
     * Installs files, has them read, and waits for the end of the sweep.
     *
     * @param contents the content of each file
     * @throws IOException when a file or the log cannot be read or written; the files are then as before
     * @throws InterruptedException when the thread is interrupted; the previous files are then in place
     */
    public Outcome run(Map<Path, byte[]> contents) throws IOException, InterruptedException {
        SweepAwait sweep = SweepAwait.from(log);
        InstalledFiles installed = InstalledFiles.install(contents);
        if (installed.changed().isEmpty()) {
            return new Outcome(State.UNCHANGED, List.of(), List.of(), false);
        }
        try {
            return outcome(installed, sweep);
        } catch (IOException | InterruptedException | RuntimeException e) {
            installed.restore();
            throw e;
        }
    }

    private Outcome outcome(InstalledFiles installed, SweepAwait sweep) throws IOException, InterruptedException {
        if (!process.readAgain()) {
            installed.restore();
            return new Outcome(State.NOT_SIGNALLED, List.of(), List.of(), false);
        }
        Optional<SmHistory> seen = sweep.next(limit, process::isRunning);
        if (seen.isPresent() && !seen.get().lastRefused()) {
            return new Outcome(State.ACCEPTED, installed.changed(), List.of(), false);
        }
        List<String> messages = seen.stream()
                .flatMap(history -> history.refusals().stream())
                .flatMap(refusal -> refusal.messages().stream())
                .toList();
        return restored(installed, seen.isPresent() ? State.REJECTED : notSeen(), messages);
    }

    private State notSeen() {
        return process.isRunning() ? State.NO_SWEEP : State.ENDED;
    }

    private Outcome restored(InstalledFiles installed, State state, List<String> messages)
            throws IOException, InterruptedException {
        SweepAwait again = SweepAwait.from(log);
        installed.restore();
        boolean accepted = process.isRunning()
                && process.readAgain()
                && again.next(limit, process::isRunning)
                        .filter(history -> !history.lastRefused())
                        .isPresent();
        return new Outcome(state, List.of(), messages, accepted);
    }

    /** What became of a deployment. */
    public enum State {
        /** The files were in place already; OpenSM was not signalled. */
        UNCHANGED,
        /** OpenSM swept and logged no error about its policy. */
        ACCEPTED,
        /** OpenSM rejected the policy; the previous files are in place. */
        REJECTED,
        /** OpenSM did not end a sweep in time; the previous files are in place. */
        NO_SWEEP,
        /** OpenSM ended; the previous files are in place. */
        ENDED,
        /** This user may not signal OpenSM; the previous files are in place. */
        NOT_SIGNALLED
    }

    /**
     * What became of a deployment.
     *
     * @param state what became of it
     * @param changed the files with new content; none where the previous ones were put back
     * @param errors what OpenSM logged about its policy
     * @param previousAccepted whether OpenSM swept without an error after the previous files were put back
     */
    public record Outcome(State state, List<Path> changed, List<String> errors, boolean previousAccepted) {

        /** Copies the lists. */
        public Outcome {
            changed = List.copyOf(changed);
            errors = List.copyOf(errors);
        }
    }
}
