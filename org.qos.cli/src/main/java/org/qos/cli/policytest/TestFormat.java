package org.qos.cli.policytest;

import java.util.Locale;
import picocli.CommandLine.Help.Ansi;

/** How {@code qos test} prints results. */
public enum TestFormat {
    /** For people. */
    TEXT,
    /** For programs. */
    JSON,
    /** For build servers. */
    JUNIT;

    /**
     * The report in this format.
     *
     * @param ansi whether formats for people are coloured
     * @param quiet whether they leave out tests that pass, and the summary
     */
    public TestReport report(Ansi ansi, boolean quiet) {
        return switch (this) {
            case TEXT -> new TextTestReport(ansi, quiet);
            case JSON -> new JsonTestReport();
            case JUNIT -> new JunitTestReport();
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
