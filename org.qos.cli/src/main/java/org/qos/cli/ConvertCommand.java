package org.qos.cli;

import java.nio.file.Path;
import java.util.Iterator;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.generate.LossReport;
import org.qos.cli.help.Examples;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.dsl.generator.Emission;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.PolicyEmitter;
import org.qos.dsl.generator.run.Emitters;
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
        footer = {"What the other syntax cannot express is reported, and rejected if a request would get another level."
        })
@Examples("qos convert --to opensm policy.qos")
final class ConvertCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = PolicyOption.DESCRIPTION)
    private Optional<Path> policy = Optional.empty();

    @Option(
            names = "--to",
            required = true,
            paramLabel = "SYNTAX",
            description = "The syntax to print: ${COMPLETION-CANDIDATES}.",
            completionCandidates = Syntaxes.class,
            converter = Syntaxes.class)
    private PolicyEmitter syntax;

    @Option(names = "--lossy", description = "Convert even if a request would get another level.")
    private boolean lossy;

    @Mixin
    private ContextOptions context;

    @Mixin
    private OutputOptions output;

    ConvertCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        LoadedPolicy loaded = LoadedPolicy.read(console, policy, "the argument FILE", context);
        if (!output.quiet() && !loaded.fabric().isEmpty()) {
            loaded.reportBinding(console);
        }
        GenerationSettings settings = GenerationSettings.DEFAULTS
                .withFabric(loaded.fabric())
                .withTitles(loaded.places().trace()::title);
        Emission emission = loaded.comments().emit(syntax, loaded.policy(), settings);
        new LossReport(console, loaded)
                .print(loaded.reported(emission.losses(), lossy), output.quiet(), "converted", "converts it");
        console.print(emission.text());
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
