package org.qos.cli.program;

import org.qos.cli.console.Console;
import org.qos.fabric.program.ProgramSettings;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options of the commands that set the tables of a policy. */
public final class ProgramOptions {

    @Option(
            names = "--high-limit",
            description =
                    "Also set VLHighLimit, which is a part of PortInfo (default: OpenSM sets it from its options).")
    private boolean highLimit;

    @Option(
            names = "--force",
            description = "Also drop SLs that OpenSM returns for paths, and leave VLs without service for a moment.")
    private boolean force;

    @Mixin
    private JournalOption journal;

    /** Whether VLHighLimit is set. */
    public boolean highLimit() {
        return highLimit;
    }

    /** How tables are set, before anything is known of the fabric and the policy. */
    public ProgramSettings settings(Console console) {
        return journal.settings(console, highLimit, force);
    }
}
