package org.qos.dsl.check;

import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;

/**
 * Findings by the lines that they reach, as an interval tree: the middle of each part of a sorted array is the root of
 * that part. A file of words has a finding for each word.
 */
final class FindingsByLine {

    private final List<Finding> byFirst;
    private final int[] first;
    private final int[] last;
    /** By the middle of a part: the highest last line in it. */
    private final int[] highest;

    /**
     * Indexes some findings.
     *
     * @param reach how many lines before and after its own a finding reaches
     */
    FindingsByLine(List<Finding> findings, ToIntFunction<Finding> reach) {
        ToIntFunction<Finding> start = finding -> finding.line() - reach.applyAsInt(finding);
        byFirst = findings.stream().sorted(Comparator.comparingInt(start)).toList();
        first = byFirst.stream().mapToInt(start).toArray();
        last = byFirst.stream()
                .mapToInt(finding -> finding.endLine() + reach.applyAsInt(finding))
                .toArray();
        highest = new int[last.length];
        index(0, last.length);
    }

    private int index(int begin, int end) {
        if (begin >= end) {
            return Integer.MIN_VALUE;
        }
        int middle = (begin + end) >>> 1;
        highest[middle] = Math.max(last[middle], Math.max(index(begin, middle), index(middle + 1, end)));
        return highest[middle];
    }

    /** Whether a condition holds for one of the findings that reach a line. */
    boolean any(int line, Predicate<Finding> condition) {
        return any(line, condition, 0, last.length);
    }

    private boolean any(int line, Predicate<Finding> condition, int begin, int end) {
        int middle = (begin + end) >>> 1;
        if (begin >= end || highest[middle] < line) {
            return false;
        }
        return any(line, condition, begin, middle)
                || first[middle] <= line
                        && (line <= last[middle] && condition.test(byFirst.get(middle))
                                || any(line, condition, middle + 1, end));
    }
}
