package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.options.OptionsEmitter;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.language.IoReason;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos generate}: the files that OpenSM reads, and a matcher for Java programs. */
@Command(
        name = "generate",
        description =
                "Write opensm.opts, qos-policy.conf, with --partitions also partitions.conf, and, if wanted, a Java"
                        + " matcher from a policy.",
        footer = {"", "What an output cannot say is named, and refused where a request would get another level."})
final class GenerateCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The policy, in either spelling.")
    private Path policy;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder for the files.")
    private Path out;

    @Option(
            names = "--java",
            paramLabel = "PKG.Class",
            description = "Also write a Java class of that name which answers which level a request gets.")
    private Optional<String> javaClass;

    @Option(
            names = "--policy-file",
            paramLabel = "PATH",
            description = "Where OpenSM will find the policy file, for opensm.opts (default: ${DEFAULT-VALUE}).",
            defaultValue = "/etc/opensm/qos-policy.conf")
    private String policyFile;

    @Option(names = "--lossy", description = "Go on where a request would get another level.")
    private boolean lossy;

    @Option(names = "--check", description = "Write nothing; exit with 1 when a file is missing or differs.")
    private boolean checkOnly;

    @Mixin
    private SiteOptions site;

    @Mixin
    private OutputOptions output;

    GenerateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        requireUsableNames();
        Site read = Site.read(console, policy, site);
        if (!output.quiet()) {
            read.reportBinding(console);
        }
        Generation generation = Generation.of(
                read.policy(),
                new GenerationSettings(
                        read.fabric(),
                        policyFile,
                        GenerationSettings.DEFAULTS.portVls(),
                        site.partitions().map(given -> read.partitions()),
                        javaClass,
                        lossy));
        report(read, generation);
        if (generation.isRefused()) {
            throw CommandFailed.findings(
                    policy + ": not generated; see above. --lossy goes on where only levels change.");
        }
        return checkOnly ? check(generation) : write(generation);
    }

    private void requireUsableNames() {
        javaClass.filter(name -> !JavaMatcherEmitter.isUsable(name)).ifPresent(name -> {
            throw CommandFailed.usage(
                    "--java: '" + name + "' cannot be the name of the class; give one such as org.site.SitePolicy.");
        });
        if (!OptionsEmitter.isUsable(policyFile)) {
            throw CommandFailed.usage("--policy-file: '" + policyFile
                    + "' cannot be the path of the policy file; give one without # and control characters.");
        }
    }

    private void report(Site read, Generation generation) {
        LossReport report = new LossReport(console, read.places());
        report.print(output.quiet() ? generation.refusals() : generation.losses());
    }

    private int check(Generation generation) {
        try {
            List<String> differing = new OutputFolder(console.resolve(out)).differing(generation.files());
            differing.forEach(file -> console.out().println(out.resolve(file)));
            return differing.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
        } catch (IOException e) {
            throw CommandFailed.failed(out + ": cannot be compared: " + IoReason.of(e));
        }
    }

    private int write(Generation generation) {
        try {
            List<String> written = new OutputFolder(console.resolve(out)).write(generation.files());
            if (!output.quiet()) {
                generation.files().forEach(file -> console.err()
                        .println(out.resolve(file.path())
                                + (written.contains(file.path()) ? ": written" : ": unchanged")));
            }
            return ExitCode.CLEAN;
        } catch (IOException e) {
            throw CommandFailed.failed(out + ": cannot be written: " + IoReason.of(e));
        }
    }
}
