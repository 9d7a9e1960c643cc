package org.qos.cli.option;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.sm.SmProcess;
import org.qos.runtime.option.SmOptions;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The files of the OpenSM that is installed on this machine, as its option file names them. */
public final class OpenSmInstallation {

    @Option(
            names = "--opts",
            paramLabel = "FILE",
            description = "OpenSM's option file (default: as in qos.yaml, else " + SmProcess.USUAL_OPTIONS + ").")
    private Optional<Path> opts = Optional.empty();

    @Option(names = "--log", paramLabel = "FILE", description = "OpenSM's log (default: log_file of the option file).")
    private Optional<Path> log = Optional.empty();

    @Option(
            names = "--fabric",
            paramLabel = "PATH",
            description = "A snapshot of the fabric, which decides about port names (default: as in qos.yaml).")
    private Optional<Path> fabric = Optional.empty();

    @Mixin
    private ConfigOption config;

    /** The option file. */
    public Path optionFile(Console console) {
        return opts.map(console::resolve)
                .or(() -> contexts(console, Optional.empty(), Optional.empty())
                        .settings(Path.of(SettingsFile.NAME))
                        .options())
                .orElse(Path.of(SmProcess.USUAL_OPTIONS));
    }

    /**
     * What the option file says.
     *
     * @throws CommandFailed when it cannot be read, or is another file
     */
    public SmOptions options(Console console) {
        Path file = optionFile(console);
        DocumentContext context =
                contexts(console, Optional.of(file), Optional.empty()).of(file);
        return context.fabricContext()
                .options()
                .orElseThrow(() -> CommandFailed.failed(context.problems().stream()
                        .filter(problem -> problem.file().equals(file))
                        .map(ContextProblem::message)
                        .map(message -> console.name(file) + ": " + message)
                        .findFirst()
                        .orElse(console.name(file) + ": is not an option file of OpenSM; name it with --opts FILE.")));
    }

    /** Whether the log is that of the OpenSM of this machine, as far as the arguments say. */
    public boolean isOfThisMachine() {
        return log.isEmpty();
    }

    /** The log. */
    public Path log(Console console, SmOptions options) {
        return log.map(console::resolve).orElseGet(() -> Path.of(options.logFile()));
    }

    /** The partition file that OpenSM reads with some options; empty where there is none, and it has the default partition. */
    static Optional<Path> partitions(Console console, SmOptions options) {
        return Optional.of(console.resolve(Path.of(options.partitionFile()))).filter(Files::exists);
    }

    /**
     * Checks a file as OpenSM would read it with the installed options, with the severities of its project.
     *
     * @param bytes its content
     * @param partitions the partition file; empty for the installed one
     * @throws CommandFailed when it cannot be read
     */
    public CheckedFile check(Console console, Path file, byte[] bytes, Language language, Optional<Path> partitions) {
        Optional<Path> installed = partitions(console, options(console));
        DocumentContext context = contexts(console, Optional.of(optionFile(console)), partitions.or(() -> installed))
                .of(file);
        SourceFile source =
                new InputFiles(console, Optional.empty()).load(Path.of(console.name(file)), bytes, language, context);
        return context.graded(Checker.check(source, context.fabricContext()), file);
    }

    private ProjectContexts contexts(Console console, Optional<Path> optionFile, Optional<Path> partitions) {
        return new ProjectContexts(
                console,
                new ContextOverrides(
                        config.config().map(console::resolve),
                        partitions,
                        optionFile,
                        fabric.map(console::resolve),
                        Optional.empty(),
                        Optional.empty()));
    }
}
