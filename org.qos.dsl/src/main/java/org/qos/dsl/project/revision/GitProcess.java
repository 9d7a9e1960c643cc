package org.qos.dsl.project.revision;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.InterruptedIOException;
import java.lang.ProcessBuilder.Redirect;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Runs the {@code git} command in a folder, with arguments as a list; it never asks for anything. Ctrl-C ends git and this process:
 * when git ends first, its failure is not reported before this process had time to end, too.
 */
final class GitProcess {

    /** The exit code of a process that SIGINT ends. */
    private static final int INTERRUPTED = 130;
    /** Long enough for this process to handle the signal, in milliseconds. */
    private static final int END_MILLIS = 2_000;

    private final Path folder;

    GitProcess(Path folder) {
        this.folder = folder;
    }

    /**
     * What git prints.
     *
     * @return empty when git fails
     * @throws IOException when git is not installed
     */
    Optional<byte[]> output(String... arguments) throws IOException {
        Process git = start(Redirect.PIPE, arguments);
        byte[] printed;
        try (InputStream out = git.getInputStream()) {
            printed = out.readAllBytes();
        }
        return succeeds(git) ? Optional.of(printed) : Optional.empty();
    }

    /** What git prints as text, without the line feed at the end. */
    Optional<String> text(String... arguments) throws IOException {
        return output(arguments).map(printed -> new String(printed, StandardCharsets.UTF_8).replaceFirst("\n$", ""));
    }

    /** Writes what git prints to a file, and answers whether git succeeds. */
    boolean writes(Path file, String... arguments) throws IOException {
        return succeeds(start(Redirect.to(file.toFile()), arguments));
    }

    private Process start(Redirect output, String... arguments) throws IOException {
        if (!Files.isDirectory(folder)) {
            throw new GitException(folder + ": no such folder.");
        }
        List<String> command = new ArrayList<>(List.of("git"));
        command.addAll(List.of(arguments));
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(folder.toFile())
                .redirectInput(Redirect.from(nothing()))
                .redirectOutput(output)
                .redirectError(Redirect.DISCARD);
        builder.environment().putAll(Map.of("LC_ALL", "C", "GIT_OPTIONAL_LOCKS", "0", "GIT_TERMINAL_PROMPT", "0"));
        try {
            return builder.start();
        } catch (IOException failure) {
            if (String.valueOf(failure.getMessage()).contains("spawn helper")) { // of Java; the signal ends it, too
                awaitEnd();
            }
            throw new GitException("git cannot be started; install it, or name files instead of revisions.");
        }
    }

    private static File nothing() {
        boolean windows = System.getProperty("os.name").startsWith("Windows");
        return new File(windows ? "NUL" : "/dev/null");
    }

    private static boolean succeeds(Process git) throws IOException {
        try {
            int code = git.waitFor();
            if (code == INTERRUPTED) {
                awaitEnd();
            }
            return code == 0;
        } catch (InterruptedException stopped) {
            git.destroy();
            throw interrupted();
        }
    }

    private static void awaitEnd() throws IOException {
        try {
            Thread.sleep(END_MILLIS);
        } catch (InterruptedException stopped) {
            throw interrupted();
        }
    }

    private static InterruptedIOException interrupted() {
        Thread.currentThread().interrupt();
        return new InterruptedIOException("interrupted");
    }
}
