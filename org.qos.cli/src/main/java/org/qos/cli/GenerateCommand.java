package org.qos.cli;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.generate.LossReport;
import org.qos.cli.generate.MergedOptions;
import org.qos.cli.generate.SetupReport;
import org.qos.cli.help.Examples;
import org.qos.cli.option.ApplicationIds;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.policy.PolicyOption;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.environment.ApplicationLevel;
import org.qos.dsl.generator.environment.EnvironmentException;
import org.qos.dsl.generator.environment.EnvironmentFiles;
import org.qos.dsl.generator.matcher.JavaMatcherEmitter;
import org.qos.dsl.generator.options.OptionsEmitter;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.output.Replacement;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Printable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos generate}: the files that OpenSM reads, and a matcher for Java programs. */
@Command(
        name = "generate",
        description =
                "Write opensm.opts and qos-policy.conf from a policy; with partitions also partitions.conf, for mlnx-5"
                        + " also enhanced_qos_policy.conf, with --java a matcher in Java, with --env settings of applications.",
        footer = {"What an output cannot express is reported, and rejected if a request would get another level."})
@Examples("qos generate policy.qos --partitions partitions.conf --out generated")
final class GenerateCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(arity = "0..1", paramLabel = "FILE", description = PolicyOption.DESCRIPTION)
    private Optional<Path> policy = Optional.empty();

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The folder to write the files to.")
    private Path out;

    @Option(
            names = "--java",
            paramLabel = "PKG.Class",
            description = "Also write a Java class of this name that returns the level of a request.")
    private Optional<String> javaClass;

    @Option(
            names = "--policy-file",
            paramLabel = "PATH",
            description =
                    "The path of the policy file that opensm.opts gives OpenSM (default: with --merge the one that"
                            + " FILE has, else /etc/opensm/qos-policy.conf).")
    private Optional<String> policyFile = Optional.empty();

    @Option(
            names = "--merge",
            paramLabel = "FILE",
            description =
                    "Put the options into this option file of OpenSM in place of opensm.opts, and print what changes;"
                            + " its other options, comments and order stay (default: write opensm.opts).")
    private Optional<Path> merge = Optional.empty();

    @Option(names = "--dry-run", description = "With --merge: print what would change, and write nothing.")
    private boolean dryRun;

    @Option(
            names = "--env",
            paramLabel = "APP=LEVEL",
            completionCandidates = ApplicationIds.class,
            description =
                    "Also write the environment by which an application uses a level, or the level of a rule (its use,"
                            + " or 'rule N'); APP is one of ${COMPLETION-CANDIDATES}; once for each application"
                            + " (default: none).")
    private List<String> applications = List.of();

    @Option(names = "--lossy", description = "Generate even if a request would get another level.")
    private boolean lossy;

    @Option(
            names = "--force",
            description = "Also replace files that this command did not write, or that were edited since.")
    private boolean force;

    @Option(names = "--check", description = "Write nothing; exit with 1 if a file is missing or differs.")
    private boolean checkOnly;

    @Mixin
    private ContextOptions context;

    @Mixin
    private OutputOptions output;

    GenerateCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        requireUsableNames();
        Progress progress = output.progress(console);
        progress.show("reading the policy and its context");
        LoadedPolicy loaded = LoadedPolicy.read(console, policy, "the argument FILE", context);
        if (!output.quiet() && !loaded.fabric().isEmpty()) {
            loaded.reportBinding(console);
            new SetupReport(console, loaded).print();
        }
        progress.show("generating the files from " + loaded.file());
        GenerationSettings settings = settings(loaded);
        Optional<MergedOptions> merged = merge.map(file -> MergedOptions.of(
                console, file, OptionsEmitter.values(loaded.policy(), settings), policyFile.isEmpty()));
        Generation generation = Generation.of(
                loaded.policy(),
                loaded.comments(),
                merged.map(options -> settings.withMerged(options.read())).orElse(settings));
        new LossReport(console, loaded)
                .print(loaded.reported(generation.losses(), lossy), output.quiet(), "generated", "generates it");
        List<GeneratedFile> files = new ArrayList<>(generation.files());
        files.addAll(environment(loaded));
        if (merged.isPresent()) {
            files.removeIf(file -> file.path().equals(OptionsEmitter.FILE));
            return merge(loaded, merged.get(), files);
        }
        return checkOnly ? check(files) : write(loaded, files, Map.of());
    }

    /** A site's own option file keeps its routing engine. */
    private GenerationSettings settings(LoadedPolicy loaded) {
        return new GenerationSettings(
                loaded.fabric(),
                policyFile.orElse(GenerationSettings.DEFAULTS.policyFile()),
                GenerationSettings.DEFAULTS.portVls(),
                loaded.context().fabricContext().partitions(),
                javaClass,
                lossy,
                loaded.places().trace()::title,
                loaded.context().fabricContext().target(),
                merge.isPresent()
                        ? Optional.empty()
                        : loaded.context().fabricContext().ownEngine(),
                Optional.empty());
    }

    /** The option file is written together with the others, or not at all, so that it never names missing files. */
    private int merge(LoadedPolicy loaded, MergedOptions merged, List<GeneratedFile> others) {
        console.print(merged.diff());
        if (dryRun) {
            return ExitCode.CLEAN;
        }
        if (checkOnly) {
            return merged.isChanged() ? ExitCode.FINDINGS : check(others);
        }
        write(loaded, others, merged.replacement(console));
        if (!output.quiet()) {
            merged.report(console);
        }
        return ExitCode.CLEAN;
    }

    private List<GeneratedFile> environment(LoadedPolicy loaded) {
        try {
            return EnvironmentFiles.of(applications.stream()
                    .map(text -> ApplicationLevel.of(text, loaded.policy()))
                    .toList());
        } catch (EnvironmentException e) {
            throw CommandFailed.usage("--env: " + e.getMessage() + ".");
        }
    }

    /**
     * Settings of an earlier run with {@code --env} may have SLs that the policy no longer gives; resources of an earlier class
     * are those of a larger policy.
     */
    private void warnOfOldFiles(OutputFolder folder, List<String> written) throws IOException {
        List<String> settings = applications.isEmpty() ? EnvironmentFiles.NAMES : List.of();
        warnOfOldFiles(folder, settings, "run with --env, and not written again; give --env again, or remove the file");
        List<String> resources = javaClass.map(JavaMatcherEmitter::resources).orElse(List.of()).stream()
                .filter(file -> !written.contains(file))
                .toList();
        warnOfOldFiles(folder, resources, "run, and the class does not use it; remove the file");
    }

    private void warnOfOldFiles(OutputFolder folder, List<String> files, String what) throws IOException {
        folder.generated(files)
                .forEach(file -> console.err().println(out.resolve(file) + ": warning: left from an earlier " + what));
    }

    private void requireUsableNames() {
        javaClass.flatMap(JavaMatcherEmitter::problem).ifPresent(problem -> {
            throw CommandFailed.usage("--java: " + problem);
        });
        policyFile.flatMap(OptionsEmitter::problem).ifPresent(problem -> {
            throw CommandFailed.usage("--policy-file: " + problem);
        });
        if (dryRun && merge.isEmpty()) {
            throw CommandFailed.usage("--dry-run is for --merge; --check says which files differ.");
        }
    }

    private int check(List<GeneratedFile> files) {
        try {
            List<String> differing = new OutputFolder(console.resolve(out)).differing(files);
            differing.forEach(
                    file -> console.out().println(Printable.of(out.resolve(file).toString())));
            return differing.isEmpty() ? ExitCode.CLEAN : ExitCode.FINDINGS;
        } catch (IOException e) {
            throw CommandFailed.failed(out + ": cannot be compared: " + IoReason.of(e));
        }
    }

    private void refuse(Replacement replacement) {
        String files = replacement.files().stream()
                .map(file -> out.resolve(file).toString())
                .collect(Collectors.joining(", "));
        throw CommandFailed.usage(
                switch (replacement.reason()) {
                    case IS_INPUT ->
                        files
                                + (replacement.files().size() == 1
                                        ? ": is an input of this command"
                                        : ": are inputs of this command")
                                + " and would be replaced; choose another folder with --out.";
                    case NOT_GENERATED ->
                        files
                                + ": not written by this command, or edited since; nothing is written. Choose another folder"
                                + " with --out, or replace with --force.";
                });
    }

    private int write(LoadedPolicy loaded, List<GeneratedFile> files, Map<Path, byte[]> others) {
        try {
            OutputFolder folder = new OutputFolder(console.resolve(out));
            folder.refused(files, loaded.inputs(console), force).ifPresent(this::refuse);
            List<String> written = folder.write(files, others);
            if (!output.quiet()) {
                files.forEach(file -> console.err()
                        .println(out.resolve(file.path())
                                + (written.contains(file.path()) ? ": written" : ": unchanged")));
            }
            warnOfOldFiles(folder, files.stream().map(GeneratedFile::path).toList());
            return ExitCode.CLEAN;
        } catch (IOException e) {
            throw CommandFailed.notWritten(console, out, e);
        }
    }
}
