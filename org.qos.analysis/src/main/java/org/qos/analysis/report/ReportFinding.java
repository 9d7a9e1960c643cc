package org.qos.analysis.report;

import java.util.List;

/**
 * A finding in one of the files.
 *
 * @param severity how bad it is
 * @param code the code of the rule
 * @param place where it is, {@code file:line:column}
 * @param message what is wrong, what OpenSM does with it, and what to do
 * @param summary what the rule finds, in one line; empty for syntax errors
 * @param details more about it, line by line, such as the links of a credit loop
 */
public record ReportFinding(
        Severity severity, String code, String place, String message, String summary, List<String> details) {

    /** Copies the list. */
    public ReportFinding {
        details = List.copyOf(details);
    }

    /** How bad a finding is, the worst first. */
    public enum Severity {
        /** It is provably wrong. */
        ERROR,
        /** It is likely not intended. */
        WARNING,
        /** It is a matter of style. */
        INFO
    }
}
