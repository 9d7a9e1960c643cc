package org.qos.cli.doctor;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.fabric.sm.SmHistory;
import org.qos.fabric.sm.SmProcess;

/**
 * The policy file that the command is about, compared with the one that OpenSM reads. It takes the name of the file when it starts.
 *
 * @param console resolves the names of files
 * @param options the policy file that the options name; empty where they name none
 * @param byOptions whether the file is the one that the options name, or may be a copy of it from another machine
 * @param asked the policy file that the command is about, absolute
 * @param writer the process that writes the log, where it is known
 */
public record ReadPolicy(
        Console console,
        Optional<String> options,
        boolean byOptions,
        Optional<Path> asked,
        Optional<SmProcess> writer) {

    private static final String REMEDY =
            "restart OpenSM if its options were changed since it started, else name its option file with --opts";

    /** The finding where OpenSM reads another file or none, as its log shows since its start. */
    public Optional<Diagnosis> problem(String log, SmHistory history) {
        if (asked.isEmpty() || history.lastSweep().isEmpty()) {
            return Optional.empty();
        }
        if (history.policyFile().isPresent()) {
            String read = history.policyFile().get();
            return isAsked(read)
                    ? Optional.empty()
                    : Optional.of(Diagnosis.problem(
                            "OpenSM reads the policy file " + read + ", not " + console.name(asked.get()) + ", as "
                                    + log + " shows",
                            REMEDY));
        }
        return history.refusals().isEmpty()
                ? Optional.of(Diagnosis.problem(
                        "OpenSM has not read a policy file since its start, as " + log + " shows", REMEDY))
                : Optional.empty();
    }

    private boolean isAsked(String read) {
        return byOptions && options.filter(read::equals).isPresent()
                || writer.filter(process -> process.isSame(asked.get(), read)).isPresent()
                || isSameHere(read);
    }

    private boolean isSameHere(String read) {
        try {
            Path file = console.resolve(Path.of(read));
            return file.equals(asked.get()) || Files.isSameFile(file, asked.get());
        } catch (IOException | InvalidPathException noSuchFile) {
            return false;
        }
    }
}
