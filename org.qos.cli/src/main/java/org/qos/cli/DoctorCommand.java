package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.doctor.Diagnosis;
import org.qos.cli.doctor.FilesDiagnosis;
import org.qos.cli.doctor.LogDiagnosis;
import org.qos.cli.help.Examples;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.project.Checker;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.fabric.file.FileInput;
import org.qos.fabric.sm.SmLogReader;
import org.qos.runtime.option.SmOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos doctor}: whether the installed policy is in force. */
@Command(
        name = "doctor",
        description = "Find out whether OpenSM uses its policy file: from its option file, the policy file and its log.",
        footer = {
            "Exits with 1 if there is a problem. OpenSM rejects a whole policy file for one mistake and then runs without"
                    + " a policy; only its log says so."
        })
@Examples("qos doctor --opts etc/opensm.conf --policy etc/qos-policy.conf --log etc/opensm.log")
final class DoctorCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();
    private static final Path USUAL_OPTIONS = Path.of("/etc/opensm/opensm.conf");

    private final Console console;

    @Option(
            names = "--opts",
            paramLabel = "FILE",
            description = "OpenSM's option file (default: as in qos.yaml, else /etc/opensm/opensm.conf).")
    private Optional<Path> opts = Optional.empty();

    @Option(
            names = "--policy",
            paramLabel = "FILE",
            description = "The installed policy file (default: qos_policy_file of the option file).")
    private Optional<Path> policy = Optional.empty();

    @Option(
            names = "--log",
            paramLabel = "FILE",
            description = "OpenSM's log (default: log_file of the option file).")
    private Optional<Path> log = Optional.empty();

    @Option(
            names = "--fabric",
            paramLabel = "PATH",
            description = "A snapshot of the fabric, which decides about port names (default: as in qos.yaml).")
    private Optional<Path> fabric = Optional.empty();

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the findings are printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Mixin
    private ConfigOption config;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        Path optionFile = optionFile();
        SmOptions options = options(optionFile);
        List<Diagnosis> found = new ArrayList<>(List.of(FilesDiagnosis.ofOptions(console.name(optionFile), options)));
        Optional<Path> installed = policy.or(() -> options.policyFile().map(Path::of)).map(console::resolve);
        installed.ifPresent(file -> found.add(policy(file, optionFile, options)));
        found.addAll(log(log.map(console::resolve).orElseGet(() -> Path.of(options.logFile())), installed));
        print(found);
        return found.stream().anyMatch(one -> one.status() == Diagnosis.Status.PROBLEM)
                ? ExitCode.FINDINGS
                : ExitCode.CLEAN;
    }

    private Path optionFile() {
        return opts.map(console::resolve)
                .or(() -> contexts(Optional.empty(), Optional.empty())
                        .settings(Path.of(SettingsFile.NAME))
                        .options())
                .orElse(USUAL_OPTIONS);
    }

    private SmOptions options(Path file) {
        DocumentContext context = contexts(Optional.of(file), Optional.empty()).of(file);
        return context.fabricContext().options().orElseThrow(() -> CommandFailed.failed(context.problems().stream()
                .filter(problem -> problem.file().equals(file))
                .map(ContextProblem::message)
                .map(message -> console.name(file) + ": " + message)
                .findFirst()
                .orElse(console.name(file) + ": is not an option file of OpenSM; name it with --opts FILE.")));
    }

    private Diagnosis policy(Path file, Path optionFile, SmOptions options) {
        Path partitions = Path.of(options.partitionFile());
        ProjectContexts contexts =
                contexts(Optional.of(optionFile), Optional.of(partitions).filter(Files::exists));
        DocumentContext context = contexts.of(file);
        SourceFile source = new InputFiles(console, Optional.empty())
                .loadPolicy(Path.of(console.name(file)), Optional.of("opensm"), context);
        CheckedFile checked = Checker.check(source, context.fabricContext());
        return FilesDiagnosis.ofPolicy(console.name(file), checked);
    }

    private List<Diagnosis> log(Path file, Optional<Path> installed) {
        try (InputStream lines = FileInput.openLines(file, Long.MAX_VALUE)) {
            return new LogDiagnosis(
                            console.name(file),
                            SmLogReader.read(lines, LocalDateTime.now()),
                            installed.filter(Files::exists).map(DoctorCommand::changed))
                    .all();
        } catch (IOException e) {
            return List.of(LogDiagnosis.unreadable(console.name(file), IoReason.of(e)));
        }
    }

    private static LocalDateTime changed(Path file) {
        try {
            return LocalDateTime.ofInstant(
                    Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
        } catch (IOException gone) {
            return LocalDateTime.MIN;
        }
    }

    private ProjectContexts contexts(Optional<Path> optionFile, Optional<Path> partitions) {
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

    private void print(List<Diagnosis> found) throws JsonProcessingException {
        if (format == TextFormat.TEXT) {
            found.forEach(one -> {
                console.print(String.format("%-8s %s%n", one.status(), one.text()));
                one.remedy().ifPresent(remedy -> console.print(String.format("%-8s -> %s%n", "", remedy)));
            });
            return;
        }
        ArrayNode all = JSON.createArrayNode();
        found.forEach(one -> all.addObject()
                .put("status", one.status().toString())
                .put("text", one.text())
                .put("remedy", one.remedy().orElse(null)));
        console.out().println(JSON.writerWithDefaultPrettyPrinter().writeValueAsString(all));
    }
}
