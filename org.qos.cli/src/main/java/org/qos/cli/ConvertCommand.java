package org.qos.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.List;
import java.util.concurrent.Callable;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.ConversionLoss;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.run.Emitters;
import org.qos.runtime.policy.PolicySyntax;
import picocli.CommandLine.Command;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.TypeConversionException;

/** {@code qos convert}: the same policy in the other syntax. */
@Command(
        name = "convert",
        description = "Print a policy in the other syntax.",
        footer = {"", "What it cannot say is named, and refused where a request would get another level."})
final class ConvertCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(paramLabel = "FILE", description = "The policy.")
    private Path policy;

    @Option(
            names = "--to",
            required = true,
            paramLabel = "SYNTAX",
            description = "One of ${COMPLETION-CANDIDATES}.",
            completionCandidates = Syntaxes.class,
            converter = Syntaxes.class)
    private PolicyEmitter syntax;

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
        Emission emission = syntax.emit(read.policy(), GenerationSettings.DEFAULTS.withFabric(read.fabric()));
        List<ConversionLoss> refusals = emission.refusals(lossy);
        new LossReport(console, read.places()).print(output.quiet() ? refusals : emission.losses());
        if (!refusals.isEmpty()) {
            throw CommandFailed.findings(
                    policy + ": not converted; see above. --lossy goes on where only levels change.");
        }
        console.out().print(emission.text());
        return ExitCode.CLEAN;
    }

    /** The syntaxes that policies can be converted to. */
    private static final class Syntaxes implements Iterable<String>, ITypeConverter<PolicyEmitter> {

        @Override
        public Iterator<String> iterator() {
            return Emitters.ofPolicies().stream().map(PolicyEmitter::id).iterator();
        }

        @Override
        public PolicyEmitter convert(String id) {
            return Emitters.ofPolicies(id)
                    .orElseThrow(() -> new TypeConversionException(
                            "expected one of [" + String.join(", ", this) + "] but was '" + id + "'"));
        }
    }
}
