package org.qos.fabric.snapshot;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;

/** Gathers problems; a file of garbage gives the first hundred and how many there are. */
final class ProblemList {

    private static final int MOST = 100;

    private final List<Problem> problems = new ArrayList<>();
    private int left;
    private int lastLine;

    void warn(int line, String message) {
        if (problems.size() < MOST) {
            problems.add(new Problem(line, Problem.Severity.WARNING, message));
        } else {
            left++;
            lastLine = Math.max(lastLine, line);
        }
    }

    /** The problems by line. */
    List<Problem> inOrder() {
        List<Problem> ordered = new ArrayList<>(problems);
        ordered.sort(Comparator.comparingInt(Problem::line));
        if (left > 0) {
            ordered.add(new Problem(lastLine, Problem.Severity.WARNING, left + " more lines could not be used"));
        }
        return ordered;
    }
}
