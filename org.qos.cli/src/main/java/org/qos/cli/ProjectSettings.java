package org.qos.cli;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.qos.cli.report.Printable;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsReader;

/** What the project files say that govern the files of a command; each is read once. */
final class ProjectSettings {

    private final Console console;
    private final Optional<Path> config;
    private final Map<Path, Settings> read = new HashMap<>();

    /**
     * Reads nothing yet.
     *
     * @param config the project file of all files; without it each file has the nearest one above it
     */
    ProjectSettings(Console console, Optional<Path> config) {
        this.console = console;
        this.config = config;
    }

    /**
     * The settings of a file.
     *
     * @throws CommandFailed when its project file cannot be read, or has mistakes, which are printed
     */
    Settings of(Path file) {
        Path path = console.resolve(file).toAbsolutePath();
        return config.map(console::resolve)
                .or(() -> SettingsFile.find(path))
                .map(found -> read.computeIfAbsent(found, this::settings))
                .orElseGet(() -> Settings.none(path.getParent()));
    }

    /**
     * The policy, the partition file and the option file of the project that the folder of the command belongs to.
     *
     * @throws CommandFailed when no project file names one
     */
    List<Path> files() {
        Settings settings = of(Path.of(SettingsFile.NAME));
        List<Path> named = Stream.of(settings.policy(), settings.partitions(), settings.options())
                .flatMap(Optional::stream)
                .map(file -> Path.of(name(file)))
                .toList();
        if (named.isEmpty()) {
            throw CommandFailed.usage("which files? Name them, or name the policy in a " + SettingsFile.NAME + ".");
        }
        return named;
    }

    /** Whether a file is not to be checked. */
    boolean ignores(Path file) {
        return of(file).ignores(console.resolve(file).toAbsolutePath());
    }

    private Settings settings(Path file) {
        String name = config.map(Path::toString).orElseGet(() -> name(file));
        SettingsFile found = new InputFiles(console).reading(Path.of(name), SettingsReader::read);
        for (SettingsFile.Problem problem : found.problems()) {
            console.err()
                    .println(Printable.of(
                            name + ":" + problem.line() + ":" + problem.column() + ": error: " + problem.message()));
        }
        if (!found.problems().isEmpty()) {
            throw CommandFailed.usage(name + ": nothing was done, as the project file has mistakes; see above.");
        }
        return found.settings();
    }

    /** The name under which a user knows a file: from the folder of the command, where it lies below. */
    private String name(Path file) {
        return file.startsWith(console.directory())
                ? console.directory().relativize(file).toString()
                : file.toString();
    }
}
