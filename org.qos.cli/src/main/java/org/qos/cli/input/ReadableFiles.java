package org.qos.cli.input;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.report.UnreadableFile;

/** Reports files that cannot be read, or are in no known language, and continues without them. */
public final class ReadableFiles {

    private final Console console;
    private final List<UnreadableFile> unreadable = new ArrayList<>();

    private final boolean several;

    /**
     * Nothing is read yet.
     *
     * @param several whether there are other files to continue with
     */
    public ReadableFiles(Console console, boolean several) {
        this.console = console;
        this.several = several;
    }

    /**
     * What a reader makes of a file, empty when the file cannot be read.
     *
     * @throws CommandFailed for any other failure
     */
    public <T> Optional<T> reading(Path file, Supplier<T> reader) {
        try {
            return Optional.of(reader.get());
        } catch (CommandFailed e) {
            if (e.exitCode() != ExitCode.FAILED && !several) {
                throw e;
            }
            console.err().println("qos: " + e.getMessage());
            unreadable.add(new UnreadableFile(file.toString(), e.getMessage()));
            return Optional.empty();
        }
    }

    /** The files that were not read so far. */
    public List<UnreadableFile> unreadable() {
        return List.copyOf(unreadable);
    }
}
