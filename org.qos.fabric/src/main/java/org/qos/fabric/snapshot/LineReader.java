package org.qos.fabric.snapshot;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.qos.runtime.value.Lid;

/**
 * Reads a text file of a subnet line by line and collects what cannot be used. One reader reads one file.
 *
 * @param <T> what the file shows
 */
abstract class LineReader<T> {

    /** What a terminal has between the lines of a program: comments, prompts with commands, warnings of libibumad. */
    private static final Pattern TERMINAL =
            Pattern.compile("\\s*(?:#.*|(?:\\S+@\\S+|\\[\\S+@[^]]+])[$#%>](?: .*)?|[$%>] .*|sim> .*|ibwarn: .*)?");

    private final SnapshotProblems problems = new SnapshotProblems();
    /** The ports whose LIDs were reported, as a port can be named in several lines. */
    private final Set<Object> reported = new HashSet<>();

    private final Map<Long, Integer> nodeLines = new HashMap<>();

    private int line;
    private final Set<Integer> notLids = new TreeSet<>();
    private int withoutLid;
    private int firstWithoutLid;

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

    /** Says that the current line shows a node; the first one counts. */
    final void nodeBegins(long guid) {
        nodeLines.putIfAbsent(guid, line);
    }

    /** The line of each node, by its GUID. */
    final Map<Long, Integer> nodeLines() {
        return nodeLines;
    }

    /** Reports something in the current line that is left out. */
    final void warn(String message) {
        warn(line, message);
    }

    /** Reports something in an earlier line that is left out. */
    final void warn(int at, String message) {
        problems.warn(at, message);
    }

    /**
     * The LID of a port in the current line. One that no port can have is reported; so are 0 and 65535, which ports have that no subnet
     * manager has given one, once for all ports.
     *
     * @param written what the file has
     * @param port identifies the port in the file
     * @return 1 to 0xBFFF, 0 for any other
     */
    final int lid(int written, Object port) {
        if (Lid.isUnicast(written)) {
            return written;
        }
        if (reported.add(port)) {
            if (isWithout(written)) {
                firstWithoutLid = withoutLid == 0 ? line : firstWithoutLid;
                withoutLid++;
                notLids.add(written);
            } else {
                warn(outOfRange(written));
            }
        }
        return 0;
    }

    /** What cannot be used, in the order of the lines. */
    final List<SnapshotProblem> problems() {
        List<SnapshotProblem> all = new ArrayList<>(problems.inOrder());
        if (withoutLid > 0) {
            all.add(new SnapshotProblem(
                    firstWithoutLid,
                    SnapshotProblem.Severity.WARNING,
                    "no subnet manager has given a LID to this port" + others() + ", whose LID is "
                            + notLids.stream().map(String::valueOf).collect(Collectors.joining(" or ")) + " here"));
            all.sort(Comparator.comparingInt(SnapshotProblem::line));
        }
        return all;
    }

    /** Whether what a file has as LID is what a port has to which no subnet manager has given one. */
    static boolean isWithout(int lid) {
        return lid == 0 || lid == Lid.PERMISSIVE;
    }

    /**
     * The LMC of a port in the current line. One that no port can have is reported.
     *
     * @return 0 to 7, 0 for any other
     */
    final int lmc(int written) {
        if (written > Lid.MAX_LMC) {
            warn("the LMC " + written + " is out of range; expected 0 to " + Lid.MAX_LMC + "; it counts as 0");
        }
        return written > Lid.MAX_LMC ? 0 : written;
    }

    static String outOfRange(int lid) {
        return outOfRange(Integer.toUnsignedString(lid));
    }

    /** That a LID, as the file has it, is one that no port can have. */
    static String outOfRange(String lid) {
        return "the LID " + lid + " is out of range; expected 1 to " + Lid.MAX_UNICAST
                + "; the port counts as one without a LID";
    }

    private String others() {
        return switch (withoutLid) {
            case 1 -> "";
            case 2 -> " and to another one";
            default -> " and to " + (withoutLid - 1) + " others";
        };
    }

    /** The problems, and that the file does not show what it was read for. */
    final List<SnapshotProblem> problemsAnd(String error) {
        List<SnapshotProblem> all = new ArrayList<>(problems());
        all.add(new SnapshotProblem(Math.max(line, 1), SnapshotProblem.Severity.ERROR, error));
        return all;
    }
}
