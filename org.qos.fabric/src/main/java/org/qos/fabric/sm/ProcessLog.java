package org.qos.fabric.sm;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The log of a running OpenSM, as the system shows it (proc(5)): among its open files, or in its arguments (OpenSM main.c).
 *
 * @param process the OpenSM
 */
public record ProcessLog(SmProcess process) {

    /** How many of the open files of a program are its standard streams. */
    private static final int STANDARD_STREAMS = 3;

    /** Whether a process writes a file. */
    public enum Use {
        /** It does. */
        WRITTEN,
        /** It writes another log. */
        NOT_WRITTEN,
        /** The system does not show it to this user. */
        NOT_SHOWN
    }

    /** Whether the process writes that log. */
    public Use of(Path log) {
        List<Path> files = openFiles();
        if (files.isEmpty()) {
            return named().map(named -> use(isSame(named, log))).orElse(Use.NOT_SHOWN);
        }
        return use(files.stream().anyMatch(file -> isSame(file, log)));
    }

    /** The log that it writes, for messages: the one that its arguments name, else the first file that it has opened. */
    public Optional<Path> file() {
        return named().or(() -> openFiles().stream()
                .filter(file -> number(file) >= STANDARD_STREAMS)
                .filter(Files::isRegularFile)
                .flatMap(file -> target(file).stream())
                .findFirst());
    }

    private static Use use(boolean written) {
        return written ? Use.WRITTEN : Use.NOT_WRITTEN;
    }

    /** All that it has open, in order; nothing where this user may not see it. */
    private List<Path> openFiles() {
        try (Stream<Path> files = Files.list(process.folder().resolve("fd"))) {
            return files.sorted(Comparator.comparingInt(ProcessLog::number)).toList();
        } catch (IOException notShown) {
            return List.of();
        }
    }

    private static int number(Path descriptor) {
        return Integer.parseInt(descriptor.getFileName().toString());
    }

    private Optional<Path> named() {
        try {
            Optional<String> name = process.argument("-f", "--log_file");
            return name.isPresent() ? Optional.of(process.absolute(name.get())) : Optional.empty();
        } catch (IOException notShown) {
            return Optional.empty();
        }
    }

    private static Optional<Path> target(Path descriptor) {
        try {
            return Optional.of(Files.readSymbolicLink(descriptor));
        } catch (IOException closed) {
            return Optional.empty();
        }
    }

    private static boolean isSame(Path one, Path other) {
        try {
            return Files.isSameFile(one, other);
        } catch (IOException notThere) {
            return false;
        }
    }
}
