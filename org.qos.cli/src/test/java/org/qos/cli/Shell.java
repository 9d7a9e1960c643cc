package org.qos.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.qos.cli.console.Console;

/** Runs the command in a folder of its own, without a process. */
final class Shell {

    private final Path directory;
    private String input = "";

    Shell(Path directory) {
        this.directory = directory;
    }

    /** Writes a file. */
    Shell file(String name, String text) throws IOException {
        Path file = directory.resolve(name);
        Files.createDirectories(file.getParent());
        Files.writeString(file, text);
        return this;
    }

    /** Writes a file that need not be a text. */
    Shell bytes(String name, byte[] content) throws IOException {
        Files.write(directory.resolve(name), content);
        return this;
    }

    /** What the next command reads from its standard input. */
    Shell input(String text) {
        input = text;
        return this;
    }

    /** The text of a file. */
    String text(String name) throws IOException {
        return Files.readString(directory.resolve(name));
    }

    boolean exists(String name) {
        return Files.exists(directory.resolve(name));
    }

    /** All files below a folder. */
    Stream<Path> files(String folder) throws IOException {
        Path root = directory.resolve(folder);
        return Files.exists(root) ? Files.walk(root).filter(Files::isRegularFile) : Stream.of();
    }

    /** Runs {@code qos} with some words. */
    Outcome qos(String... words) {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        Console console = new Console(
                new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)),
                new PrintWriter(out),
                new PrintWriter(err),
                directory);
        int exitCode = QosCommand.run(console, words);
        return new Outcome(exitCode, out.toString(), err.toString());
    }

    /** Runs {@code qos check} for some files in a format. */
    Outcome check(String format, String... files) {
        return qos(Stream.concat(Stream.of("check", "--format", format), Stream.of(files))
                .toArray(String[]::new));
    }

    /** The result of a command. */
    record Outcome(int exitCode, String out, String err) {}
}
