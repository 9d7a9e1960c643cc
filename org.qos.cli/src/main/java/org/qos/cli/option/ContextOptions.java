package org.qos.cli.option;

import java.nio.file.Path;
import java.util.Optional;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.settings.Key;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** The options that say what policies are used with. They count more than qos.yaml, which counts more than sibling files. */
public final class ContextOptions {

    @Option(
            names = "--partitions",
            paramLabel = "FILE",
            description =
                    "OpenSM's partition file (default: as in qos.yaml, else site.partitions.conf next to site.qos, or"
                            + " partitions.conf next to the policy).")
    private Optional<Path> partitions = Optional.empty();

    @Option(
            names = "--opts",
            paramLabel = "FILE",
            description =
                    "OpenSM's option file (default: as in qos.yaml, else site.opensm.opts next to site.qos, or opensm.opts or"
                            + " opensm.conf next to the policy).")
    private Optional<Path> opts = Optional.empty();

    @Option(
            names = "--fabric",
            paramLabel = "PATH",
            description =
                    "A snapshot of the fabric: that of qos discover, output of ibnetdiscover, smpquery, ibdiagnet, dump_fts"
                            + " or ibroute, opensm-subnet.lst and other dumps of OpenSM, the net of ibsim, or a folder with"
                            + " several of them (default: as in qos.yaml, else site.ibnetdiscover next to site.qos, or"
                            + " fabric.ibnetdiscover next to the policy).")
    private Optional<Path> fabric = Optional.empty();

    @Option(
            names = "--sm",
            paramLabel = "PORT",
            description =
                    "The subnet manager's port, by GUID (0x...), LID or name (default: as in qos.yaml, else the port"
                            + " from which the snapshot was taken).")
    private Optional<String> sm = Optional.empty();

    @Option(
            names = "--target",
            paramLabel = "TARGET",
            completionCandidates = TargetIds.class,
            description = "The subnet manager that reads the files: ${COMPLETION-CANDIDATES} (default: as in qos.yaml,"
                    + " else opensm-3.3).")
    private Optional<String> target = Optional.empty();

    @Mixin
    private StandardInputOption standardInput = new StandardInputOption();

    @Mixin
    private LanguageOption language = new LanguageOption();

    @Mixin
    private ConfigOption config = new ConfigOption();

    /** The language of the files, empty when their names and contents decide. */
    public Optional<String> language() {
        return language.language();
    }

    /** The files of a command. */
    public InputFiles inputs(Console console) {
        return standardInput.inputs(console);
    }

    /** The subnet manager's port. */
    public Optional<String> sm() {
        return sm;
    }

    /** The contexts of files under these options, read from disk when they are asked for. */
    public ProjectContexts contexts(Console console) {
        return new ProjectContexts(console, overrides(console));
    }

    /**
     * The contexts as the running OpenSM has them: a partition file that nothing else names is the one that the option file names.
     *
     * @param policy the policy, by which the option file is found
     */
    public ProjectContexts installedContexts(Console console, Path policy) {
        DocumentContext known = contexts(console).of(policy);
        boolean named = known.partitions().isPresent()
                || known.problems().stream().anyMatch(problem -> problem.key() == Key.PARTITIONS);
        ContextOverrides own = overrides(console);
        return new ProjectContexts(
                console,
                known.fabricContext()
                        .options()
                        .filter(options -> !named)
                        .flatMap(options -> OpenSmInstallation.partitions(console, options))
                        .map(own::withPartitions)
                        .orElse(own));
    }

    /** What these options say, with absolute paths. */
    public ContextOverrides overrides(Console console) {
        return new ContextOverrides(
                config.config().map(console::resolve),
                partitions.map(console::resolve),
                opts.map(console::resolve),
                fabric.map(console::resolve),
                sm,
                target.map(TargetIds::target));
    }
}
