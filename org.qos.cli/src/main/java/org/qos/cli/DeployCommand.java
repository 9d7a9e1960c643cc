package org.qos.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.deploy.DeploymentText;
import org.qos.cli.deploy.InstalledText;
import org.qos.cli.deploy.LogCheck;
import org.qos.cli.help.Examples;
import org.qos.cli.input.InputFiles;
import org.qos.cli.option.OpenSmInstallation;
import org.qos.cli.report.CompactReport;
import org.qos.dsl.check.CheckedFile;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.opensm.OpenSmLanguage;
import org.qos.dsl.partitions.PartitionsLanguage;
import org.qos.fabric.sm.Deployment;
import org.qos.fabric.sm.DeploymentOutcome;
import org.qos.fabric.sm.NotKeptException;
import org.qos.fabric.sm.NotRestoredException;
import org.qos.fabric.sm.SmProcess;
import org.qos.runtime.option.SmOptions;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** {@code qos deploy}: gives the running OpenSM a new policy. */
@Command(
        name = "deploy",
        description =
                "Install a policy, and partitions if given, where the running OpenSM reads them; have it read them; and"
                        + " put the previous files back if it does not accept them.",
        footer = {
            "The files are checked first. OpenSM reads them after SIGHUP, and its log shows whether it accepted them. A copy of"
                    + " each replaced file stays next to it: FILE.restore until OpenSM has accepted the new one, then"
                    + " FILE.previous. Ctrl-C puts the previous files back until then. Exits with 1 if OpenSM did not accept"
                    + " them."
        })
@Examples("qos deploy --policy qos-policy.conf --partitions partitions.conf --opts /etc/opensm/opensm.conf")
final class DeployCommand implements Callable<Integer> {

    private final Console console;

    @Option(
            names = "--policy",
            required = true,
            paramLabel = "FILE",
            description = "The policy in the OpenSM syntax, as 'qos generate' writes it.")
    private Path policy;

    @Option(
            names = "--partitions",
            paramLabel = "FILE",
            description = "The partition file (default: the installed one stays).")
    private Optional<Path> partitions = Optional.empty();

    @Option(
            names = "--pid",
            paramLabel = "N",
            description = "The process ID of OpenSM (default: that of the only process opensm on this machine).")
    private Optional<Long> pid = Optional.empty();

    @Option(
            names = "--timeout",
            defaultValue = "60",
            paramLabel = "SECONDS",
            description = "How long a sweep of OpenSM may take (default: ${DEFAULT-VALUE}).")
    private int timeout;

    @Mixin
    private OpenSmInstallation installation;

    DeployCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        if (timeout < 1) {
            throw CommandFailed.usage("--timeout: expected 1 second or more.");
        }
        SmOptions options = installation.options(console);
        String target = options.policyFile()
                .filter(file -> options.qos())
                .orElseThrow(() -> CommandFailed.failed(console.name(installation.optionFile(console))
                        + ": OpenSM reads no policy with these options; 'qos doctor' says what to do."));
        Path policyPlace = replaceable(target, new OpenSmLanguage());
        Map<Path, byte[]> contents = new LinkedHashMap<>();
        partitions.ifPresent(file -> contents.put(
                partitionPlace(options.partitionFile(), policyPlace), checked(file, new PartitionsLanguage())));
        contents.put(policyPlace, checked(policy, new OpenSmLanguage()));
        SmProcess process = process();
        requireErrorsInLog(options, process);
        Path log = installation.log(console, options);
        LogCheck logCheck = new LogCheck(console, process, installation.optionFile(console), log);
        logCheck.require(policyPlace);
        Deployment deployment =
                new Deployment(process, log, Duration.ofSeconds(timeout), new DeploymentText.OfInterruption(console));
        return new DeploymentText(console, timeout).print(deploy(deployment, policyPlace, contents, logCheck));
    }

    private Path partitionPlace(String named, Path policyPlace) {
        Path place = replaceable(named, new PartitionsLanguage());
        if (place.equals(policyPlace)) {
            throw CommandFailed.failed(console.name(installation.optionFile(console)) + ": names " + place
                    + " as the policy and as the partition file; nothing was installed.");
        }
        return place;
    }

    /** A policy whose rejection is not logged would be taken for one that was accepted. */
    private void requireErrorsInLog(SmOptions options, SmProcess process) {
        if (!options.logsErrorsAndSweeps() || process.hidesErrorsOrSweeps()) {
            throw CommandFailed.failed(console.name(installation.optionFile(console))
                    + ": the log flags of OpenSM, log_flags or -D, leave errors or the ends of sweeps out of its log, which"
                    + " therefore would not show a rejection; set them to 0x03 or more. Nothing was installed.");
        }
    }

    /** A file that an option names, links resolved, unless it is there and in no way what the option says. */
    private Path replaceable(String named, Language language) {
        Path place = console.resolve(Path.of(named));
        Path file = real(place);
        boolean isLinked = !file.equals(real(place.getParent()).resolve(place.getFileName()));
        if (!isReplaceable(new InstalledText(file, isLinked), language)) {
            throw CommandFailed.failed(file + ": is not " + language.kind() + ", although "
                    + console.name(installation.optionFile(console))
                    + " names it as one; correct the option, or move the file away. Nothing was installed.");
        }
        return file;
    }

    /** Links are followed once: they may lead elsewhere when the file is replaced. */
    private static Path real(Path file) {
        try {
            return Files.exists(file) ? file.toRealPath() : file;
        } catch (IOException e) {
            throw CommandFailed.failed(file + ": " + IoReason.of(e) + "; nothing was installed.");
        }
    }

    private static boolean isReplaceable(InstalledText installed, Language language) {
        try {
            return !Files.exists(installed.file()) || installed.isLike(language);
        } catch (IOException e) {
            throw CommandFailed.failed(installed.file() + ": " + IoReason.of(e) + "; nothing was installed.");
        }
    }

    /** The content of a file that has no errors; its warnings are printed. It is read once, so that what is installed is what is checked. */
    private byte[] checked(Path file, Language language) {
        if (InputFiles.isPiped(file)) {
            throw CommandFailed.usage(file + ": is a pipe; write its content to a file first. Nothing was installed.");
        }
        byte[] bytes = new InputFiles(console, Optional.empty()).bytes(file);
        CheckedFile checked =
                installation.check(console, console.resolve(file), bytes, language, partitions.map(console::resolve));
        if (!checked.errors().isEmpty()) {
            checked.errors().forEach(finding -> console.err().println(CompactReport.line(file.toString(), finding)));
            throw CommandFailed.findings(file + ": has errors; nothing was installed.");
        }
        checked.findings().stream()
                .filter(finding -> finding.severity() == Severity.WARNING)
                .forEach(finding -> console.err().println(CompactReport.line(file.toString(), finding)));
        return bytes;
    }

    private SmProcess process() {
        List<SmProcess> found = pid.map(SmProcess::new).map(List::of).orElseGet(SmProcess::all);
        if (found.size() == 1 && found.get(0).isRunning()) {
            return found.get(0);
        }
        throw CommandFailed.failed(
                found.size() > 1
                        ? "several processes opensm run on this machine; name one with --pid. Nothing was installed."
                        : pid.map(number -> "process " + number + " is not a running opensm")
                                        .orElse("OpenSM does not run on this machine")
                                + "; nothing was installed.");
    }

    private static DeploymentOutcome deploy(
            Deployment deployment, Path policy, Map<Path, byte[]> contents, LogCheck log) {
        try {
            return deployment.run(policy, contents);
        } catch (NotRestoredException e) {
            throw CommandFailed.failed(DeploymentText.notPutBack(e));
        } catch (NotKeptException e) {
            throw CommandFailed.failed(DeploymentText.notKept(e));
        } catch (IOException e) {
            throw CommandFailed.failed(IoReason.withFile(e) + "; the previous files are in place." + log.remedy(e));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw CommandFailed.failed("interrupted; the previous files are in place.");
        }
    }
}
