package org.qos.analysis.report;

import java.util.List;

/**
 * The tests of a policy that ran.
 *
 * @param run how many
 * @param failed how many of them failed
 * @param byRule how many tests each rule decides, in the order of the rules; empty without tests
 */
public record ReportedTests(int run, int failed, List<Integer> byRule) {

    /** There are no tests. */
    public static final ReportedTests NONE = new ReportedTests(0, 0, List.of());

    /** Copies the list. */
    public ReportedTests {
        byRule = List.copyOf(byRule);
    }
}
