package org.qos.cli;

import java.io.InputStream;
import java.io.PrintWriter;
import java.nio.file.Path;

/**
 * What a command sees of the world outside.
 *
 * @param in what is piped in
 * @param out takes data
 * @param err takes messages
 * @param directory against which relative file names are resolved
 * @param colorful whether {@code out} is a terminal on which {@code NO_COLOR} is not set
 */
public record Console(InputStream in, PrintWriter out, PrintWriter err, Path directory, boolean colorful) {

    /** The absolute path of a file name given by the user. */
    public Path resolve(Path file) {
        return directory.resolve(file).normalize();
    }

    /** The name of an absolute path for messages: relative to the folder of the command where it is below. */
    public String name(Path file) {
        return file.startsWith(directory) ? directory.relativize(file).toString() : file.toString();
    }
}
