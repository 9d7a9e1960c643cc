package org.qos.cli.init;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.console.ExitCode;
import org.qos.cli.input.InputFiles;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.option.OutputOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.cli.report.ShellQuoting;
import org.qos.cli.terminal.Progress;
import org.qos.dsl.generator.GenerationSettings;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.project.FirstTests;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.generator.run.Generation;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.project.settings.SettingsFile;

/**
 * Makes a project in a folder of its own outside, checks it there, and then writes it as a whole.
 *
 * @param console names the files
 * @param folder the folder of the project
 * @param output what is printed
 * @param replace whether files of an earlier project in the folder that have its mark are replaced
 * @param remedy how to replace the files of an earlier project, as the end of a sentence; empty where that is not possible
 */
public record NewProject(Console console, Path folder, OutputOptions output, boolean replace, String remedy) {

    private static final List<String> NAMES = List.of(
            SettingsFile.NAME,
            ProjectFile.POLICY,
            ProjectFile.OPENSM_POLICY,
            ProjectFile.PARTITIONS,
            ProjectFile.OPTIONS,
            ProjectFile.FABRIC,
            ProjectFile.TESTS,
            InitCheck.BASELINE,
            ProjectFile.GENERATED);

    /**
     * Goes on only where nothing would be replaced.
     *
     * @throws CommandFailed when the folder has a file of a project
     */
    public void requireEmptyPlaces() {
        EarlierProject earlier = earlier();
        Optional<String> first = earlier.first(NAMES);
        if (first.isPresent()) {
            Optional<String> foreign = foreign(earlier, first.get());
            throw CommandFailed.usage(folder.resolve(foreign.or(() -> first).get())
                    + ": exists already, and is not replaced; name another folder"
                    + (foreign.isPresent() ? "" : remedy) + ".");
        }
    }

    /** A file that cannot be read is not known to be that of a project. */
    private static Optional<String> foreign(EarlierProject earlier, String first) {
        try {
            return earlier.firstForeign(NAMES);
        } catch (IOException unreadable) {
            return Optional.of(first);
        }
    }

    private EarlierProject earlier() {
        return new EarlierProject(new OutputFolder(console.resolve(folder)));
    }

    /**
     * Makes, checks and writes the project.
     *
     * @return the exit code
     */
    public int write(ProjectOrigin sources) {
        Path scratch = scratch();
        try {
            List<GeneratedFile> files = new ArrayList<>(
                    sources.files().stream().map(sources::marked).toList());
            new OutputFolder(scratch).write(files);
            Console inside = new Console(console.in(), console.out(), console.err(), scratch, console.terminal());
            if (!sources.isGenerated() && !new InitCheck(inside, output).isSound(false)) {
                throw CommandFailed.findings(
                        "the files of --from have errors; nothing is written. Fix them first, as with"
                                + " 'qos check --fix FILE'.");
            }
            List<GeneratedFile> more = made(inside, InitSources.policy(files), sources);
            new OutputFolder(scratch).write(more);
            files.addAll(more);
            InitCheck check = new InitCheck(inside, output);
            if (!check.isSound(sources.isGenerated()) || !check.passes()) {
                throw CommandFailed.findings(
                        ("the files of the project would not pass 'qos check' and 'qos test', as is printed for"
                                        + " them; nothing is written. " + sources.remedy())
                                .strip());
            }
            check.baseline(scratch).ifPresent(files::add);
            if (!replace) {
                requireEmptyPlaces();
            }
            requireNoLeftovers(files);
            requireOwnFiles(files);
            new OutputFolder(console.resolve(folder)).write(files);
            report(files, check);
            return ExitCode.CLEAN;
        } catch (IOException e) {
            throw CommandFailed.notWritten(console, folder, e);
        } finally {
            delete(scratch);
        }
    }

    private void requireNoLeftovers(List<GeneratedFile> files) throws IOException {
        Optional<Path> left = Leftovers.in(console.resolve(folder), files).first(NAMES, InitSources.policy(files));
        if (left.isPresent()) {
            throw CommandFailed.usage(folder.resolve(left.get())
                    + ": would count for the new project, which is checked without it; nothing is written. Remove it.");
        }
    }

    private void requireOwnFiles(List<GeneratedFile> files) throws IOException {
        EarlierProject earlier = earlier();
        Set<String> own = earlier.own(files.stream().map(GeneratedFile::path).toList());
        for (String file : earlier.place().differing(files)) {
            if (earlier.exists(file) && !own.contains(file)) {
                throw CommandFailed.usage(folder.resolve(file)
                        + ": not written by this command, or edited since; nothing is written. Move it away, or name"
                        + " another folder.");
            }
        }
    }

    /** The tests, and for a policy that is not copied what OpenSM reads. */
    private List<GeneratedFile> made(Console inside, Path policy, ProjectOrigin sources) {
        Progress progress = output.progress(console);
        ContextOptions options = new ContextOptions();
        LoadedPolicy loaded = LoadedPolicy.read(
                inside, policy, options.contexts(inside), new InputFiles(inside, Optional.empty()), options);
        String tests =
                FirstTests.of(loaded.bound(), (done, of) -> progress.show("tests of the rules: " + done + " of " + of));
        progress.end();
        List<GeneratedFile> files =
                new ArrayList<>(List.of(sources.marked(GeneratedFile.ofText(ProjectFile.TESTS, tests))));
        if (sources.isGenerated()) {
            Generation generation = Generation.of(
                    loaded.policy(),
                    loaded.comments(),
                    GenerationSettings.DEFAULTS
                            .withFabric(loaded.fabric())
                            .withPartitions(loaded.partitions())
                            .withTarget(loaded.context().fabricContext().target())
                            .withRoutingEngine(loaded.context().fabricContext().ownEngine()));
            generation.files().stream()
                    .map(file -> new GeneratedFile(ProjectFile.GENERATED + "/" + file.path(), file.bytes()))
                    .forEach(files::add);
        }
        return files;
    }

    private static boolean has(List<GeneratedFile> files, String path) {
        return files.stream().anyMatch(file -> file.path().equals(path));
    }

    private void report(List<GeneratedFile> files, InitCheck check) {
        if (output.quiet()) {
            return;
        }
        files.forEach(file -> console.err().println(folder.resolve(file.path()) + ": written"));
        String place = ShellQuoting.of(folder.toString().isEmpty() ? "." : folder.toString());
        String known = has(files, InitCheck.BASELINE)
                ? "--baseline "
                        + ShellQuoting.of(folder.resolve(InitCheck.BASELINE).toString()) + " "
                : "";
        console.err()
                .println("checked: " + check.summary() + "; next: qos check " + known + place + ", qos test " + place);
    }

    private static Path scratch() {
        try {
            return Files.createTempDirectory("qos-init").toRealPath();
        } catch (IOException e) {
            throw CommandFailed.failed("no temporary folder can be made: " + IoReason.of(e));
        }
    }

    private static void delete(Path folder) {
        try (Stream<Path> files = Files.walk(folder)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
                Files.delete(file);
            }
        } catch (IOException | UncheckedIOException left) {
            // a temporary folder that stays does no harm
        }
    }
}
