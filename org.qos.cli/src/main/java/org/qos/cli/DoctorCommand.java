package org.qos.cli;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.doctor.Diagnosis;
import org.qos.cli.doctor.FilesDiagnosis;
import org.qos.cli.doctor.LogDiagnosis;
import org.qos.cli.doctor.ProcessDiagnosis;
import org.qos.cli.doctor.ReadPolicy;
import org.qos.cli.help.Examples;
import org.qos.cli.input.InputFiles;
import org.qos.cli.option.OpenSmInstallation;
import org.qos.cli.option.TextFormat;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.fabric.sm.SmLogReader;
import org.qos.fabric.sm.SmProcess;
import org.qos.runtime.option.SmOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos doctor}: whether the installed policy is in force. */
@Command(
        name = "doctor",
        description =
                "Find out whether OpenSM uses its policy file: from its option file, the policy file and its log.",
        footer = {
            "Exits with 1 if there is a problem, else with 3 if the log that --log names cannot be read."
                    + " OpenSM rejects a whole policy file for one error and then runs without a policy; only its log says"
                    + " so."
        })
@Examples("qos doctor --opts etc/opensm.conf --policy etc/qos-policy.conf --log etc/opensm.log")
final class DoctorCommand implements Callable<Integer> {

    private static final ObjectMapper JSON = new ObjectMapper();

    private final Console console;

    @Option(
            names = "--policy",
            paramLabel = "FILE",
            description = "The installed policy file (default: qos_policy_file of the option file).")
    private Optional<Path> policy = Optional.empty();

    @Option(
            names = "--pid",
            paramLabel = "N",
            description =
                    "The process ID of OpenSM, whose log it has to be (default: any process opensm on this machine).")
    private Optional<Long> pid = Optional.empty();

    @Option(
            names = "--format",
            defaultValue = "text",
            paramLabel = "text|json",
            description = "How the findings are printed (default: ${DEFAULT-VALUE}).")
    private TextFormat format;

    @Mixin
    private OpenSmInstallation installation;

    DoctorCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws JsonProcessingException {
        SmOptions options = installation.options(console);
        String optionFile = console.name(installation.optionFile(console));
        List<Diagnosis> found = new ArrayList<>(List.of(FilesDiagnosis.ofOptions(optionFile, options)));
        Optional<Path> installed =
                policy.or(() -> options.policyFile().map(Path::of)).map(console::resolve);
        installed.map(this::policy).ifPresent(found::add);
        Path log = installation.log(console, options);
        ProcessDiagnosis diagnosis = new ProcessDiagnosis(console.name(log), log);
        List<SmProcess> processes = processes();
        Optional<Diagnosis> process = process(diagnosis, processes);
        process.ifPresent(found::add);
        Optional<SmProcess> writer = diagnosis.writer(processes);
        boolean complete = addFlags(options, optionFile, writer, found);
        int otherwise = ExitCode.CLEAN;
        if (pid.isEmpty() || process.stream().noneMatch(DoctorCommand::isProblem)) {
            boolean byOptions = policy.isEmpty() || !isOfThisMachine();
            ReadPolicy read = new ReadPolicy(console, options.policyFile(), byOptions, installed, writer);
            try {
                found.addAll(log(log, installed, read, complete));
            } catch (IOException e) {
                found.add(LogDiagnosis.unreadable(console.name(log), IoReason.of(e)));
                otherwise = isOfThisMachine() ? ExitCode.CLEAN : ExitCode.FAILED;
            }
        }
        print(found);
        return found.stream().anyMatch(DoctorCommand::isProblem) ? ExitCode.FINDINGS : otherwise;
    }

    /** Adds what leaves messages out of the log; returns whether nothing does. */
    private static boolean addFlags(
            SmOptions options, String optionFile, Optional<SmProcess> writer, List<Diagnosis> found) {
        int before = found.size();
        if (!options.logsErrorsAndSweeps()) {
            found.add(LogDiagnosis.withoutErrors(optionFile));
        }
        writer.filter(SmProcess::hidesErrorsOrSweeps)
                .ifPresent(process -> found.add(LogDiagnosis.withoutErrors(process.pid())));
        return found.size() == before;
    }

    private boolean isOfThisMachine() {
        return pid.isPresent() || installation.isOfThisMachine();
    }

    private static boolean isProblem(Diagnosis one) {
        return one.status() == Diagnosis.Status.PROBLEM;
    }

    /** The processes that may write the log; none where it may be of another machine. */
    private List<SmProcess> processes() {
        if (pid.isPresent()) {
            SmProcess named = new SmProcess(pid.get());
            if (!named.isRunning()) {
                throw CommandFailed.failed("process " + pid.get() + " is not a running opensm.");
            }
            return List.of(named);
        }
        return installation.isOfThisMachine() ? SmProcess.all() : List.of();
    }

    /** Whether the log is that of a running process; nothing where the log may be of another machine. */
    private Optional<Diagnosis> process(ProcessDiagnosis diagnosis, List<SmProcess> processes) {
        if (!isOfThisMachine()) {
            return Optional.empty();
        }
        if (processes.isEmpty()) {
            return Optional.of(LogDiagnosis.withoutProcess());
        }
        return Optional.of(pid.isPresent() ? diagnosis.ofNamed(processes.get(0)) : diagnosis.ofAny(processes));
    }

    private Diagnosis policy(Path file) {
        return Files.exists(file)
                ? FilesDiagnosis.ofPolicy(
                        console.name(file),
                        installation.check(
                                console,
                                file,
                                new InputFiles(console, Optional.empty()).bytes(file),
                                new OpenSmLanguage(),
                                Optional.empty()))
                : FilesDiagnosis.withoutPolicy(console.name(file));
    }

    private List<Diagnosis> log(Path file, Optional<Path> installed, ReadPolicy read, boolean complete)
            throws IOException {
        return new LogDiagnosis(
                        console.name(file),
                        SmLogReader.read(file),
                        installed.filter(Files::exists).map(DoctorCommand::changed),
                        read,
                        complete)
                .all();
    }

    private static LocalDateTime changed(Path file) {
        try {
            return LocalDateTime.ofInstant(Files.getLastModifiedTime(file).toInstant(), ZoneId.systemDefault());
        } catch (IOException gone) {
            return LocalDateTime.MIN;
        }
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
