package org.qos.cli.deploy;

import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.language.IoReason;
import org.qos.fabric.sm.AssumedPolicy;
import org.qos.fabric.sm.SmHistory;
import org.qos.fabric.sm.SmLogReader;
import org.qos.fabric.sm.SmProcess;

/**
 * Whether the log of OpenSM will show what becomes of a policy, before it is installed.
 *
 * @param console takes warnings
 * @param process the running OpenSM
 * @param options its option file, as the user names it
 * @param log its log
 */
public record LogCheck(Console console, SmProcess process, Path options, Path log) {

    private static final String NOTHING = " Nothing was installed.";
    private static final String REMEDY =
            "Name the log of OpenSM with --log, or, if it is this one, move it away and send SIGUSR1 to opensm, which begins a"
                    + " new one.";

    /**
     * Goes on only where it is known or may be assumed that OpenSM reads a file; warns of what is assumed.
     *
     * @param policy the place of the policy
     * @throws CommandFailed when the log cannot be read, or does not show which file OpenSM reads and its arguments name another one
     */
    public void require(Path policy) {
        SmHistory history = read();
        if (history.version().isPresent() || history.policyFile().isPresent()) {
            otherOptions()
                    .ifPresent(own -> warn("OpenSM was started with the option file " + own + ", not with "
                            + console.name(options) + "; name it with --opts if it names other files."));
            return;
        }
        String unknown = console.name(log)
                + " does not reach back to the start of OpenSM, and does not show which policy file it" + " reads; ";
        String assumed = unknown + "assuming " + console.name(policy) + ", which " + console.name(options) + " names, ";
        String compare = "; compare the answers of OpenSM with 'qos verify --sa'.";
        switch (new AssumedPolicy(process, console.resolve(options)).of(policy)) {
            case KNOWN -> {
                // as if the log said so
            }
            case CHANGED_SINCE -> warn(assumed + "although that file has changed since the start" + compare);
            case NOT_SHOWN -> warn(assumed + "because the arguments of OpenSM are not visible" + compare);
            case CONTRADICTED -> throw CommandFailed.failed(unknown + contradiction() + NOTHING);
        }
    }

    private String contradiction() {
        return process.policyFile()
                .map(named -> "it was started with -Y " + named + ", which is another one. Restart it without -Y.")
                .orElseGet(() -> "it was started with the option file "
                        + process.optionFile().map(Path::toString).orElse("of another name") + ", not with "
                        + console.name(options) + ". Name that file with --opts, or restart OpenSM.");
    }

    private Optional<Path> otherOptions() {
        return process.optionFile().filter(own -> !own.equals(console.resolve(options)));
    }

    /** A log that cannot be read would be found out when the files are in place. */
    private SmHistory read() {
        try {
            return SmLogReader.read(log);
        } catch (IOException e) {
            throw CommandFailed.failed(console.name(log) + ": " + IoReason.of(e) + ". " + REMEDY + NOTHING);
        }
    }

    /** What to do about a failure of a deployment that is one of the log; a sentence after a space, or nothing. */
    public String remedy(IOException failure) {
        return failure instanceof FileSystemException of && log.toString().equals(of.getFile()) ? " " + REMEDY : "";
    }

    private void warn(String text) {
        console.err().println("qos: warning: " + text);
    }
}
