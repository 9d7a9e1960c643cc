package org.qos.cli.report;

import java.util.Locale;
import picocli.CommandLine.Help.Ansi;

/** How {@code qos check} prints findings. */
public enum Format {
    /** For people: each finding with its line of the file, and a summary. */
    TEXT,
    /** One line a finding, for editors and {@code grep}. */
    COMPACT,
    /** The contract for scripts. */
    JSON,
    /** The OASIS standard that code scanners read, version 2.1.0. */
    SARIF,
    /** Workflow commands that GitHub shows as annotations. */
    GITHUB,
    /** Test results, for build servers. */
    JUNIT;

    /**
     * The report in this format.
     *
     * @param ansi whether formats for people are coloured
     * @param quiet whether they do without a summary
     */
    public Report report(Ansi ansi, boolean quiet) {
        return switch (this) {
            case TEXT -> new TextReport(ansi, quiet);
            case COMPACT -> new CompactReport(ansi);
            case JSON -> new JsonReport();
            case SARIF -> new SarifReport();
            case GITHUB -> new GithubReport();
            case JUNIT -> new JunitReport();
        };
    }

    @Override
    public String toString() {
        return name().toLowerCase(Locale.ROOT);
    }
}
