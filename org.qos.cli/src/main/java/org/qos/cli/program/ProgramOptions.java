package org.qos.cli.program;

import org.qos.cli.console.Console;
import org.qos.cli.live.UnlinkedOption;
import org.qos.fabric.program.PlanScope;
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
    private UnlinkedOption unlinked;

    @Mixin
    private JournalOption journal;

    /** Which changes of a plan are carried out. */
    public PlanScope scope() {
        return new PlanScope(unlinked.unlinked(), highLimit);
    }

    /** How tables are set, before anything is known of the fabric and the policy. */
    public ProgramSettings settings(Console console) {
        return journal.settings(console, scope(), force);
    }
}
