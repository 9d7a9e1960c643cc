package org.qos.cli.option;

import org.qos.dsl.check.Severity;
import picocli.CommandLine.Option;

/** The severity of findings from which a command fails. */
public final class FailLevelOption {

    @Option(
            names = "--fail-level",
            defaultValue = "error",
            paramLabel = "error|warning|info",
            description = "The lowest severity that makes the command exit with 1 (default: ${DEFAULT-VALUE}).")
    private Severity failLevel;

    /** The lowest one. */
    public Severity severity() {
        return failLevel;
    }
}
