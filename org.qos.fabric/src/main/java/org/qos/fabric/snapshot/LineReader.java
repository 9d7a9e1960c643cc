package org.qos.fabric.snapshot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads a text file of a subnet line by line and collects what cannot be used. One reader reads one file.
 *
 * @param <T> what the file shows
 */
abstract class LineReader<T> {

    /** What a terminal has between the lines of a program: comments, prompts with commands, warnings of libibumad. */
    private static final Pattern TERMINAL =
            Pattern.compile("\\s*(?:#.*|\\S+@\\S+[$#%>](?: .*)?|[$%>] .*|sim> .*|ibwarn: .*)?");

    private final SnapshotProblems problems = new SnapshotProblems();
    private int line;

    /**
     * Reads a file.
     *
     * @throws IOException when the file cannot be read
     */
    final T readFile(Path file) throws IOException {
        try (InputStream bytes = new SnapshotFiles().open(file)) {
            return readAll(bytes);
        }
    }

    /**
     * Reads a stream to its end; bytes that are not UTF-8 become replacement characters.
     *
     * @throws IOException when the stream cannot be read
     */
    final T readAll(InputStream bytes) throws IOException {
        BufferedReader lines = new BufferedReader(new InputStreamReader(bytes, StandardCharsets.UTF_8));
        for (String text = lines.readLine(); text != null; text = lines.readLine()) {
            line++;
            accept(text);
        }
        return result();
    }

    /** Takes the next line, without its end. */
    abstract void accept(String text);

    /** What the lines have shown. */
    abstract T result();

    /** Whether a line is empty, a comment, or something that a terminal has between the lines of a program. */
    static boolean isTerminal(String text) {
        return TERMINAL.matcher(text).matches();
    }

    /** The number of the current line, from 1; at the end that of the last one. */
    final int line() {
        return line;
    }

    /** Reports something in the current line that is left out. */
    final void warn(String message) {
        warn(line, message);
    }

    /** Reports something in an earlier line that is left out. */
    final void warn(int at, String message) {
        problems.warn(at, message);
    }

    /** What cannot be used, in the order of the lines. */
    final List<SnapshotProblem> problems() {
        return problems.inOrder();
    }

    /** The problems, and that the file does not show what it was read for. */
    final List<SnapshotProblem> problemsAnd(String error) {
        List<SnapshotProblem> all = new ArrayList<>(problems());
        all.add(new SnapshotProblem(Math.max(line, 1), SnapshotProblem.Severity.ERROR, error));
        return all;
    }
}
