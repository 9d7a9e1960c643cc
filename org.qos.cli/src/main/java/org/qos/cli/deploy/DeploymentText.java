package org.qos.cli.deploy;

import java.io.PrintWriter;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.dsl.language.IoReason;
import org.qos.fabric.sm.Deployment;
import org.qos.fabric.sm.DeploymentOutcome;
import org.qos.fabric.sm.NotKeptException;
import org.qos.fabric.sm.NotRestoredException;

/**
 * What the user reads about a deployment.
 *
 * @param console where it is printed
 * @param timeout how long a sweep may take, in seconds
 */
public record DeploymentText(Console console, int timeout) {

    /** Prints it, and returns the exit code. */
    public int print(DeploymentOutcome outcome) {
        switch (outcome.state()) {
            case ACCEPTED -> accepted(outcome);
            case REJECTED -> rejected("the policy", outcome);
            case PARTITIONS_REJECTED -> rejected("the partition file, and uses its default partitions", outcome);
            case OTHER_POLICY -> failed(otherPolicy(outcome), outcome);
            case NO_SWEEP -> failed("OpenSM ended no sweep within " + timeout + " s", outcome);
            case ENDED -> failed("OpenSM ended; start it again", outcome);
            case NOT_SIGNALLED ->
                console.err()
                        .println("qos: this user may not send SIGHUP to OpenSM; run the command as root. Nothing was"
                                + " installed.");
            case INTERRUPTED -> {
                // the end of the process says so
            }
        }
        outcome.ofOthers().forEach(file -> console.err()
                .println("qos: " + console.name(file) + ": was changed by another program meanwhile, and stays so;"
                        + " the file before the deployment is " + console.name(file) + ".previous."));
        if (outcome.keepsOldRules()) {
            console.err()
                    .println("qos: restart OpenSM: it has rejected a policy since its start, and keeps the lines of"
                            + " qos-ulps that it read before the error.");
        }
        return outcome.isInForce() ? ExitCode.CLEAN : ExitCode.FINDINGS;
    }

    /** What OpenSM has accepted is not the policy of this command where another program has changed a file. */
    private void accepted(DeploymentOutcome outcome) {
        outcome.changed().stream()
                .filter(file -> !outcome.ofOthers().contains(file))
                .forEach(file -> console.out().println(console.name(file) + ": installed"));
        if (outcome.ofOthers().isEmpty()) {
            console.out()
                    .println((outcome.changed().isEmpty() ? "the files are installed already; " : "")
                            + "OpenSM swept and accepted the policy");
        }
    }

    private void rejected(String file, DeploymentOutcome outcome) {
        outcome.errors().forEach(console.err()::println);
        failed("OpenSM rejected " + file, outcome);
    }

    private static String otherPolicy(DeploymentOutcome outcome) {
        return outcome.errors().stream()
                        .findFirst()
                        .map(file -> "OpenSM reads another policy file: " + file)
                        .orElse("OpenSM reads no policy")
                + ", because it was started with other options or with these before they were changed; name its options"
                + " with --opts, or restart it";
    }

    private void failed(String reason, DeploymentOutcome outcome) {
        console.err().println("qos: " + reason + "; " + files(outcome));
    }

    private static String files(DeploymentOutcome outcome) {
        if (!outcome.restored()) {
            return "the files were installed before, and stay.";
        }
        return "the previous files are in place again"
                + (outcome.previousAccepted() ? ", and OpenSM has accepted them." : ".");
    }

    /** What the user has to do when a previous file could not be put back. */
    public static String notPutBack(NotRestoredException reason) {
        return "the previous file of " + reason.file() + " cannot be put back: " + IoReason.of(reason.reason())
                + "; rename each FILE.restore to FILE and send SIGHUP to opensm.";
    }

    /** What the user has to know when OpenSM has accepted the new files, and a replaced one could not be kept. */
    public static String notKept(NotKeptException reason) {
        return "OpenSM swept and accepted the policy, but the file before " + reason.file()
                + " is not kept in FILE.previous: " + IoReason.of(reason.reason())
                + "; it is in FILE.restore unless that was changed.";
    }

    /**
     * What the user reads when the process ends before OpenSM has accepted the files.
     *
     * @param console where it is printed
     */
    public record OfInterruption(Console console) implements Deployment.Interruption {

        @Override
        public void restored(boolean signalled) {
            println("interrupted: the previous files are in place again"
                    + (signalled ? ", and OpenSM was told to read them." : "; send SIGHUP to opensm."));
        }

        @Override
        public void notRestored(NotRestoredException reason) {
            println("interrupted: " + notPutBack(reason));
        }

        private void println(String text) {
            PrintWriter err = console.err();
            err.println(text);
            err.flush();
        }
    }
}
