package org.qos.conformity.paths;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/** What was expected of many queries, and where OpenSM responded otherwise. */
public final class Outcomes {

    private static final int PRINTED = 8;

    private final Map<String, Integer> expected = new TreeMap<>();
    private final List<String> differences = new ArrayList<>();

    /**
     * Counts a query.
     *
     * @param outcome what was expected of it
     */
    void count(String outcome) {
        expected.merge(outcome, 1, Integer::sum);
    }

    /**
     * Adds a query to which OpenSM did not respond as expected.
     *
     * @param query the values of the query
     * @param componentMask its component mask
     */
    void addDifference(Object expectation, Object query, long componentMask, Object response) {
        differences.add(String.format(
                "%s%n  query: %s, component mask 0x%x%n  response: %s", expectation, query, componentMask, response));
    }

    /**
     * Adds other outcomes.
     *
     * @param origin what their differences are preceded by
     */
    void add(String origin, Outcomes others) {
        others.expected.forEach((outcome, count) -> expected.merge(outcome, count, Integer::sum));
        others.differences.forEach(difference -> differences.add(origin + ": " + difference));
    }

    /** How many queries were sent. */
    public int queries() {
        return expected.values().stream().mapToInt(Integer::intValue).sum();
    }

    /** Of how many queries an outcome was expected whose name begins like this. */
    public int expected(String outcome) {
        return expected.entrySet().stream()
                .filter(entry -> entry.getKey().startsWith(outcome))
                .mapToInt(Map.Entry::getValue)
                .sum();
    }

    /** The queries to which OpenSM did not respond as expected, with both responses. */
    public List<String> differences() {
        return List.copyOf(differences);
    }

    /** The numbers, and the first few differences. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder(String.format(
                "%d queries, %d answered otherwise than expected; expected %s",
                queries(), differences.size(), expected));
        differences.stream().limit(PRINTED).forEach(one -> text.append('\n').append(one));
        return text.toString();
    }
}
