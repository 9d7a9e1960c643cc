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

    private static final String LONG_OPTION = "--log_file";
    private static final String SHORT_OPTION = "-f";

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
        try (Stream<Path> files = Files.list(folder().resolve("fd"))) {
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
            List<String> words =
                    List.of(Files.readString(folder().resolve("cmdline")).split("\0"));
            for (int i = 1; i < words.size(); i++) {
                if (words.get(i).startsWith(LONG_OPTION + "=")) {
                    return Optional.of(absolute(words.get(i).substring(LONG_OPTION.length() + 1)));
                }
                if (List.of(SHORT_OPTION, LONG_OPTION).contains(words.get(i)) && i + 1 < words.size()) {
                    return Optional.of(absolute(words.get(i + 1)));
                }
            }
        } catch (IOException notShown) {
            // the open files are not shown either
        }
        return Optional.empty();
    }

    private Path absolute(String name) throws IOException {
        return Path.of(name).isAbsolute()
                ? Path.of(name)
                : folder().resolve("cwd").toRealPath().resolve(name).normalize();
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

    private Path folder() {
        return Path.of("/proc/" + process.pid());
    }
}
