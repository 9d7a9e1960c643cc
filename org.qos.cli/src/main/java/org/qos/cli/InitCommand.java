package org.qos.cli;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.help.Examples;
import org.qos.cli.init.InitAnswers;
import org.qos.cli.init.InitFabric;
import org.qos.cli.init.InitQuestions;
import org.qos.cli.init.InitSources;
import org.qos.cli.init.NewProject;
import org.qos.cli.init.PresetIds;
import org.qos.cli.init.SiteOptions;
import org.qos.cli.live.LiveOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.dsl.generator.project.Preset;
import org.qos.dsl.generator.project.ProjectException;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** {@code qos init}: the first files of a project. */
@Command(
        name = "init",
        description =
                "Write a checked project into a folder: policy, partitions, options, qos.yaml and first tests, from a"
                        + " preset or from the files of a running OpenSM.",
        footer = {
            "On a terminal it asks for what --preset and --from do not say. It never replaces a file, and writes nothing"
                    + " unless 'qos check' and 'qos test' pass."
        })
@Examples({"qos init site --preset storage-mpi --storage 'oss*,mds*' --fabric fabric.ibnetdiscover"})
final class InitCommand implements Callable<Integer> {

    private final Console console;

    @Parameters(
            arity = "0..1",
            paramLabel = "DIR",
            description = "The folder of the project (default: the current folder).")
    private Path folder = Path.of("");

    @Option(
            names = "--preset",
            paramLabel = "NAME",
            completionCandidates = PresetIds.class,
            description = "What the site does: ${COMPLETION-CANDIDATES} (default: asked for on a terminal).")
    private Optional<String> preset = Optional.empty();

    @Option(
            names = "--from",
            paramLabel = "PATH",
            description =
                    "Copy the files of a running OpenSM: policy, partition file and option file, or the folder that"
                            + " has them, such as /etc/opensm (default: asked for on a terminal).")
    private List<Path> from = List.of();

    @Option(
            names = "--storage",
            paramLabel = "NODES",
            description = "The storage servers, by node descriptions with * and ?, or port GUIDs, with commas between"
                    + " them (default: none).")
    private Optional<String> storage = Optional.empty();

    @Option(
            names = "--kv-stores",
            paramLabel = "NODES",
            description = "The nodes that keep KV caches, for inference-kv-cache (default: none).")
    private Optional<String> caches = Optional.empty();

    @Option(
            names = "--tenant",
            paramLabel = "NAME=NODES",
            description = "A tenant with its nodes, for multi-tenant-training; once for each tenant (default: none).")
    private List<String> tenants = List.of();

    @Option(names = "--discover", description = "Read the live fabric as 'qos discover' does.")
    private boolean discover;

    @Mixin
    private SiteOptions site;

    @Mixin
    private LiveOptions live;

    @Mixin
    private OutputOptions output;

    InitCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        try {
            return make(asked());
        } catch (ProjectException e) {
            throw CommandFailed.usage(e.getMessage() + ".");
        }
    }

    private int make(InitAnswers answers) {
        Optional<String> target = site.target();
        NewProject project = new NewProject(console, folder, output, false, "");
        project.requireEmptyPlaces();
        InitFabric known = new InitFabric(console, output, live);
        InitSources sources = new InitSources(console, answers, known.read(answers), target);
        return project.write(sources);
    }

    private InitAnswers asked() {
        InitAnswers given =
                new InitAnswers(preset.map(InitCommand::byId), from, storage, caches, tenants, site.fabric(), discover);
        given.requireOneSource();
        if (given.hasSource()) {
            return given;
        }
        if (!console.terminal().input() || !console.terminal().progress()) {
            throw CommandFailed.usage("nothing says what the project is made from; name it with --preset NAME ("
                    + Preset.ids() + ") or --from PATH.");
        }
        return new InitQuestions(console).complete(given);
    }

    private static Preset byId(String id) {
        return Preset.byId(id)
                .orElseThrow(() -> CommandFailed.usage(
                        "--preset: there is no preset '" + id + "'; expected one of " + Preset.ids() + "."));
    }
}
