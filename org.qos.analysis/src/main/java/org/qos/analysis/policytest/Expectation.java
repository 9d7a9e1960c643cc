package org.qos.analysis.policytest;

import java.util.List;
import java.util.stream.Collectors;

/**
 * What a test expects of each of its requests: all clauses together.
 *
 * @param clauses the clauses, at least one
 * @param line the line of the file, from 1
 */
public record Expectation(List<Clause> clauses, int line) {

    /** Copies the list. */
    public Expectation {
        clauses = List.copyOf(clauses);
    }

    /** The expectation as it is written, in one line and without {@code expect}. */
    public String text() {
        return clauses.stream().map(Clause::text).collect(Collectors.joining(" "));
    }

    /** Whether a clause is about the path. */
    public boolean isAboutPath() {
        return clauses.stream().anyMatch(clause -> clause.claim().isAboutPath());
    }
}
