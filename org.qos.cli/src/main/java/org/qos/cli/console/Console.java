package org.qos.cli.console;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;
import org.qos.cli.terminal.Messages;
import org.qos.cli.terminal.Progress;
import org.qos.cli.terminal.Terminal;
import org.qos.dsl.language.Printable;

/**
 * What a command sees of the world outside.
 *
 * @param in what is piped in
 * @param out takes data
 * @param err takes messages
 * @param directory against which relative file names are resolved
 * @param terminal how the terminal of the user may be used
 */
public record Console(InputStream in, PrintWriter out, Messages err, Path directory, Terminal terminal) {

    /** A console without a terminal. */
    public Console(InputStream in, PrintWriter out, PrintWriter err, Path directory) {
        this(in, out, new Messages(err), directory, Terminal.NONE);
    }

    /** The absolute path of a file name given by the user. */
    public Path resolve(Path file) {
        return directory.resolve(file).normalize();
    }

    /** The name of an absolute path for messages: relative to the folder of the command where it is below. */
    public String name(Path file) {
        Path below = file.startsWith(directory) ? directory.relativize(file) : file;
        return below.toString().isEmpty() ? "." : below.toString();
    }

    /** Prints what a file holds or is to hold: as it is, but on a terminal without the characters that it obeys. */
    public void print(String text) {
        out.print(terminal.output() ? Printable.lines(text) : text);
    }

    /** Prints a line of data that may have names of nodes: control characters are escaped. */
    public void line(String text) {
        out.println(Printable.of(text));
    }

    /** What says how far a long command is. */
    public Progress progress() {
        return err.progress();
    }
}
