package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.qos.runtime.fabric.PortId;
import org.qos.runtime.value.Guid;

/** Gathers problems; a file of garbage gives the first hundred and how many there are. */
final class SnapshotProblems {

    private static final int MAX_PROBLEMS = 100;

    /** The problems of a kind that are reported one by one. */
    private static final int MAX_OF_KIND = 20;

    private static final int MAX_QUOTED = 40;

    private final List<SnapshotProblem> problems = new ArrayList<>();
    private int left;
    private int lastLine;

    /**
     * The first of some warnings, and how many there are.
     *
     * @param others what the others are, after their number
     */
    static List<SnapshotProblem> capped(List<SnapshotProblem> problems, String others) {
        List<SnapshotProblem> shown = new ArrayList<>(problems.subList(0, Math.min(MAX_OF_KIND, problems.size())));
        if (problems.size() > MAX_OF_KIND) {
            String rest = (problems.size() - MAX_OF_KIND) + " " + others;
            shown.add(new SnapshotProblem(1, SnapshotProblem.Severity.WARNING, rest));
        }
        return shown;
    }

    /** What messages call a port. */
    static String name(PortId port) {
        return "port " + port.number() + " of node " + Guid.text(port.nodeGuid());
    }

    /** The beginning of a text of a file, as messages quote it. */
    static String shortened(String text) {
        return text.length() <= MAX_QUOTED ? text : text.substring(0, MAX_QUOTED) + "...";
    }

    void warn(int line, String message) {
        if (problems.size() < MAX_PROBLEMS) {
            problems.add(new SnapshotProblem(line, SnapshotProblem.Severity.WARNING, message));
        } else {
            left++;
            lastLine = Math.max(lastLine, line);
        }
    }

    /** The problems by line. */
    List<SnapshotProblem> inOrder() {
        List<SnapshotProblem> ordered = new ArrayList<>(problems);
        ordered.sort(Comparator.comparingInt(SnapshotProblem::line));
        if (left > 0) {
            ordered.add(new SnapshotProblem(
                    lastLine, SnapshotProblem.Severity.WARNING, left + " more lines cannot be used"));
        }
        return ordered;
    }
}
