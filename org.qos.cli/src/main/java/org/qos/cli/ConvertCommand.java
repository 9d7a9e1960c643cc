package org.qos.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.Callable;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.Loss;
import org.qos.dsl.generator.run.Spelling;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos convert}: the same policy in the other spelling. */
@Command(
        name = "convert",
        description = "Print a policy in the other spelling.",
        footer = {"", "What it cannot say is named, and refused where a request would get another level."})
final class ConvertCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The policy.")
    private Path policy;

    @Option(names = "--to", required = true, paramLabel = "SPELLING", description = "One of ${COMPLETION-CANDIDATES}.")
    private Spelling spelling;

    @Option(names = "--lossy", description = "Go on where a request would get another level.")
    private boolean lossy;

    @Mixin
    private SiteOptions site;

    @Mixin
    private OutputOptions output;

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Site read = Site.read(console, policy, site);
        if (!output.quiet()) {
            read.reportBinding(console);
        }
        Emission emission = spelling.write(read.policy(), read.fabric());
        List<Loss> refusals = emission.refusals(lossy);
        new LossReport(console, read.places()).print(output.quiet() ? refusals : emission.losses());
        if (!refusals.isEmpty()) {
            throw CommandFailed.findings(
                    policy + ": not converted; see above. --lossy goes on where only levels change.");
        }
        console.out().print(emission.text());
        return ExitCode.CLEAN;
    }
}
