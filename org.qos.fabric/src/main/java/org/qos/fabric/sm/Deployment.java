package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
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
     * Installs files, has them read, and waits for the end of a sweep that began later.
     *
     * @param policy the place of the policy, whose folder is locked meanwhile
     * @param contents the content of each file
     * @throws NotKeptException when OpenSM has accepted the files, and a replaced one cannot be kept
     * @throws NotRestoredException when a file cannot be put back
     * @throws IOException when another deployment is under way, or a file or the log cannot be read or written; the files are then as
     *     before
     * @throws InterruptedException when the thread is interrupted; the previous files are then in place
     */
    public DeploymentOutcome run(Path policy, Map<Path, byte[]> contents) throws IOException, InterruptedException {
        if (!process.maySignal()) {
            return DeploymentOutcome.of(DeploymentState.NOT_SIGNALLED);
        }
        try (DeploymentLock lock = DeploymentLock.of(policy.getParent())) {
            return locked(policy, new InstalledFiles(contents), lock);
        }
    }

    private DeploymentOutcome locked(Path policy, InstalledFiles files, DeploymentLock lock)
            throws IOException, InterruptedException {
        SweepAwait.from(log);
        Thread atEnd = new Thread(() -> restoreAtEnd(files, lock));
        ProcessEnd.run(atEnd);
        try {
            files.install();
            return outcome(policy, files);
        } catch (FileStateException e) {
            throw e;
        } catch (IOException | InterruptedException | RuntimeException e) {
            if (files.restore()) {
                process.readAgain();
            }
            throw e;
        } finally {
            ProcessEnd.cancel(atEnd);
        }
    }

    private void restoreAtEnd(InstalledFiles files, DeploymentLock lock) {
        try (lock) {
            if (files.restore()) {
                interruption.restored(process.readAgain());
            }
        } catch (NotRestoredException e) {
            interruption.notRestored(e);
        } catch (IOException e) {
            // the next deployment takes the file of the lock over
        }
    }

    private DeploymentOutcome outcome(Path policy, InstalledFiles files) throws IOException, InterruptedException {
        Optional<SmHistory> read = readAgain();
        if (read.filter(SmHistory::isAccepted).isPresent()) {
            SmHistory sinceStart = SmLogReader.read(log);
            return process.mayRead(policy, sinceStart)
                    ? confirmed(files, sinceStart.readARejectedFile())
                    : restored(files, DeploymentOutcome.otherPolicy(sinceStart.policyFile()));
        }
        return restored(files, read.map(DeploymentOutcome::rejected).orElseGet(() -> DeploymentOutcome.of(notSeen())));
    }

    private static DeploymentOutcome confirmed(InstalledFiles files, boolean keepsOldRules) throws NotKeptException {
        List<Path> changed = files.changed();
        return files.confirm()
                ? DeploymentOutcome.accepted(changed, files.ofOthers(), keepsOldRules)
                : DeploymentOutcome.of(DeploymentState.INTERRUPTED);
    }

    private DeploymentState notSeen() {
        return process.isRunning() ? DeploymentState.NO_SWEEP : DeploymentState.ENDED;
    }

    private DeploymentOutcome restored(InstalledFiles files, DeploymentOutcome outcome)
            throws IOException, InterruptedException {
        if (!files.restore()) {
            return outcome;
        }
        boolean accepted =
                process.isRunning() && readAgain().filter(SmHistory::isAccepted).isPresent();
        return outcome.restored(files.ofOthers(), accepted);
    }

    /**
     * Has OpenSM read its files. The first sweep that ends may have begun, and read the old files, before; so another one is asked for
     * then, and awaited. Both are counted from one place of the log: when the end of the first one is found, the second one may have
     * logged its errors already.
     *
     * @return what the log says of the second sweep or a later one; empty when one does not end in time
     */
    private Optional<SmHistory> readAgain() throws IOException, InterruptedException {
        SweepAwait await = SweepAwait.from(log);
        return sweep(await, 1).isPresent() ? sweep(await, 2) : Optional.empty();
    }

    private Optional<SmHistory> sweep(SweepAwait await, int number) throws IOException, InterruptedException {
        return process.readAgain() ? await.end(number, limit, process::isRunning) : Optional.empty();
    }

    /** What happens to files that are not confirmed when the process ends, such as by Ctrl-C. */
    public interface Interruption {

        /**
         * The previous files are in place again.
         *
         * @param signalled whether OpenSM was told to read them
         */
        void restored(boolean signalled);

        /** A previous file could not be put back. */
        void notRestored(NotRestoredException reason);
    }
}
