package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.qos.fabric.process.ProcessEnd;

/**
 * Gives a running OpenSM new files, and the previous ones again when it does not accept them or the process ends first.
 *
 * @param process the running OpenSM
 * @param log its log
 * @param limit how long a sweep may take
 * @param interruption is called while the process ends, after the previous files were put back
 */
public record Deployment(SmProcess process, Path log, Duration limit, Interruption interruption) {

    /**
     * Installs files, has them read, and waits for the end of the sweep. OpenSM is not signalled where the files are in place
     * and its log shows that it has accepted them.
     *
     * @param contents the content of each file
     * @throws IOException when a file or the log cannot be read or written; the files are then as before
     * @throws InterruptedException when the thread is interrupted; the previous files are then in place
     */
    public DeploymentOutcome run(Map<Path, byte[]> contents) throws IOException, InterruptedException {
        SweepAwait sweep = SweepAwait.from(log);
        InstalledFiles files = new InstalledFiles(contents);
        Thread atEnd = new Thread(() -> restoreAtEnd(files));
        ProcessEnd.run(atEnd);
        try {
            files.install();
            return files.changed().isEmpty() && isInForce(contents)
                    ? DeploymentOutcome.of(DeploymentState.IN_FORCE)
                    : outcome(files, sweep);
        } catch (IOException | InterruptedException | RuntimeException e) {
            files.restore();
            throw e;
        } finally {
            ProcessEnd.cancel(atEnd);
        }
    }

    private void restoreAtEnd(InstalledFiles files) {
        try {
            if (files.restore()) {
                interruption.restored(process.readAgain());
            }
        } catch (IOException e) {
            interruption.notRestored(e);
        }
    }

    /** Whether the last sweep is later than the files, and accepted them. */
    private boolean isInForce(Map<Path, byte[]> contents) throws IOException {
        SmHistory history = SmLogReader.read(log);
        for (Path file : contents.keySet()) {
            LocalDateTime changed =
                    LocalDateTime.ofInstant(Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
            if (!history.hasRead(changed)) {
                return false;
            }
        }
        return !history.lastRefused() && !history.ended();
    }

    private DeploymentOutcome outcome(InstalledFiles files, SweepAwait sweep) throws IOException, InterruptedException {
        if (!process.readAgain()) {
            return DeploymentOutcome.of(DeploymentState.NOT_SIGNALLED).restored(files.restore(), false);
        }
        Optional<SmHistory> seen = sweep.next(limit, process::isRunning);
        if (seen.isPresent() && !seen.get().lastRefused()) {
            List<Path> changed = files.changed();
            return files.confirm()
                    ? DeploymentOutcome.accepted(changed, SmLogReader.read(log).readARejectedFile())
                    : DeploymentOutcome.of(DeploymentState.INTERRUPTED);
        }
        List<String> messages = seen.stream()
                .flatMap(history -> history.refusals().stream())
                .flatMap(refusal -> refusal.messages().stream())
                .toList();
        return restored(
                files, new DeploymentOutcome(seen.isPresent() ? DeploymentState.REJECTED : notSeen(), messages));
    }

    private DeploymentState notSeen() {
        return process.isRunning() ? DeploymentState.NO_SWEEP : DeploymentState.ENDED;
    }

    private DeploymentOutcome restored(InstalledFiles files, DeploymentOutcome outcome)
            throws IOException, InterruptedException {
        SweepAwait again = SweepAwait.from(log);
        if (!files.restore()) {
            return outcome;
        }
        boolean accepted = process.isRunning()
                && process.readAgain()
                && again.next(limit, process::isRunning)
                        .filter(history -> !history.lastRefused())
                        .isPresent();
        return outcome.restored(true, accepted);
    }

    /** What happens to files that are not confirmed when the process ends, such as by Ctrl-C. */
    public interface Interruption {

        /**
         * The previous files are in place again.
         *
         * @param signalled whether OpenSM was told to read them
         */
        void restored(boolean signalled);

        /** The previous files could not be put back. */
        void notRestored(IOException reason);
    }
}
