package org.qos.cli.input;

import java.io.IOException;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.context.ContextLoader;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DiskFiles;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.FileSource;
import org.qos.dsl.project.context.ProjectSources;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.dsl.project.settings.SettingsToken;
import org.qos.dsl.project.settings.YamlProblem;

/** The contexts of the files of a command, each from its own project file; every file is read once. */
public final class ProjectContexts {

    /** The folder of the command. */
    private static final Path HERE = Path.of("");

    private static final String OTHER_NAME = "qos.yml";

    private final Console console;
    private final ContextOverrides overrides;
    private final Set<Path> misnamed = new HashSet<>();
    private final FileSource files;
    private final ContextLoader loader;

    /** The projects of the file system. */
    public ProjectContexts(Console console, ContextOverrides overrides) {
        this(console, overrides, new DiskFiles());
    }

    /** The contexts of files from a source, such as a revision in git. */
    public ProjectContexts(Console console, ContextOverrides overrides, FileSource files) {
        this.console = console;
        this.overrides = overrides;
        this.files = files;
        this.loader = new ContextLoader(files, overrides);
    }

    /** The same contexts, read again from disk. */
    public ProjectContexts again() {
        return new ProjectContexts(console, overrides, files.again());
    }

    /**
     * The context of a file.
     *
     * @throws CommandFailed when its project file cannot be read or has errors, which are printed
     */
    public DocumentContext of(Path file) {
        settings(file);
        return loader.of(console.resolve(file));
    }

    /**
     * The context of tests of a policy.
     *
     * @throws CommandFailed when its project file cannot be read or has errors, which are printed
     */
    public DocumentContext ofTests(Path file, String text) {
        settings(file);
        return loader.ofTests(console.resolve(file), text);
    }

    /**
     * What the project file of a file says.
     *
     * @throws CommandFailed when the project file cannot be read or has errors, which are printed
     */
    public Settings settings(Path file) {
        Path path = console.resolve(file);
        try {
            Optional<SettingsFile> project = loader.settings(path);
            project.ifPresentOrElse(this::requireNoProblems, () -> reportOtherName(path.getParent()));
            return project.map(SettingsFile::settings).orElseGet(() -> Settings.none(path.getParent()));
        } catch (NoSuchFileException e) {
            throw CommandFailed.failed(projectName(path) + ": no such file.");
        } catch (IOException e) {
            throw CommandFailed.failed(projectName(path) + ": cannot be read: " + IoReason.of(e));
        }
    }

    /** The ending is usual for YAML, and a project file with it is not read. */
    private void reportOtherName(Path folder) {
        Path other = folder.resolve(OTHER_NAME);
        if (files.exists(other) && misnamed.add(other)) {
            console.err()
                    .println("qos: " + console.name(other) + ": not read; the name of a project file is "
                            + SettingsFile.NAME + "; rename it.");
        }
    }

    /** Whether the project ignores a file. */
    public boolean ignores(Path file) {
        return settings(file).ignores(console.resolve(file));
    }

    /**
     * The policy, the partition file and the option file of the project that the folder of the command belongs to; where its
     * project file names none, the files of that folder with the name of a language.
     *
     * @throws CommandFailed when there is none
     */
    public List<Path> files() {
        List<Path> known = filesOf(HERE);
        if (known.isEmpty()) {
            throw CommandFailed.usage("no files are given, no " + SettingsFile.NAME
                    + " names one, and this folder has none of a known name; name files or a folder, such as"
                    + " 'qos check policy.qos' or 'qos check .'.");
        }
        return known;
    }

    private List<Path> filesOf(Path folder) {
        return reading(() -> ProjectSources.of(settings(folder.resolve(SettingsFile.NAME)), console.resolve(folder)));
    }

    /** The files of a folder with the name of a language that its project does not ignore. */
    private Stream<Path> named(Path folder) {
        Settings project = settings(folder.resolve(SettingsFile.NAME));
        return reading(() -> ProjectSources.named(console.resolve(folder))).stream()
                .filter(file -> !project.ignores(console.resolve(file)));
    }

    private List<Path> reading(FolderReader reader) {
        try {
            return reader.files().stream()
                    .map(file -> Path.of(console.name(file)))
                    .toList();
        } catch (IOException e) {
            throw CommandFailed.failed("the folder cannot be read: " + IoReason.of(e));
        }
    }

    /**
     * The policy of the project that the folder of the command belongs to, else the only one there.
     *
     * @param argument how the user names another one, such as "--policy FILE"
     * @throws CommandFailed when no project file names one, and the folder has none or several
     */
    public Path policy(String argument) {
        return policyIn(HERE).orElseThrow(() -> {
            String there = policies(HERE).map(Path::toString).collect(Collectors.joining(", "));
            return CommandFailed.usage("no policy is given, no " + SettingsFile.NAME
                    + " names one, and this folder has "
                    + (there.isEmpty() ? "none of a known name" : "several: " + there) + "; name it with " + argument
                    + ".");
        });
    }

    /** The policy of the project that a folder on disk belongs to; where no project file names files, the only policy in the folder. */
    public Optional<Path> policyIn(Path folder) {
        return policyOf(folder).or(() -> {
            List<Path> there = policies(folder).toList();
            return there.size() == 1 ? Optional.of(there.get(0)) : Optional.empty();
        });
    }

    private Stream<Path> policies(Path folder) {
        return named(folder).filter(file -> Language.byFileName(FileNames.of(file))
                .filter(Language::isPolicy)
                .isPresent());
    }

    /** The policy of the project that a folder belongs to; empty when no project file names one. */
    public Optional<Path> policyOf(Path folder) {
        return settings(folder.resolve(SettingsFile.NAME)).policy().map(file -> Path.of(console.name(file)));
    }

    /**
     * What the user reads about a part of a context that cannot be used.
     *
     * @throws CommandFailed when an option of the command line is wrong
     */
    public String message(ContextProblem problem) {
        if (problem.key() == Key.SM && overrides.sm().isPresent()) {
            throw CommandFailed.usage("--sm: " + problem.message());
        }
        boolean ofProject = loader.projectFile(problem.file())
                .filter(problem.file()::equals)
                .isPresent();
        return console.name(problem.file())
                + (ofProject || problem.key() == Key.SM ? place(problem) : "")
                + (problem.key() == Key.SM ? ": sm: " : ": ")
                + problem.message()
                + naming(problem);
    }

    /** Which line of the project file names a file that cannot be read; empty for one that is not named there. */
    private String naming(ContextProblem problem) {
        Optional<Path> project = loader.projectFile(problem.file())
                .filter(file -> problem.errors().isEmpty() && isNamed(problem));
        return project.map(file -> " " + console.name(file) + place(problem) + " names it.")
                .orElse("");
    }

    private boolean isNamed(ContextProblem problem) {
        try {
            return loader.settings(problem.file())
                    .flatMap(project -> project.settings().role(problem.file()))
                    .filter(problem.key()::equals)
                    .isPresent();
        } catch (IOException unreadable) {
            return false;
        }
    }

    /** Where the project file has the value that the problem is about; empty when it is not in the file. */
    private String place(ContextProblem problem) {
        try {
            return loader.settings(problem.file()).stream()
                    .flatMap(project -> project.tokens().stream())
                    .filter(token -> token.role() == SettingsToken.Role.VALUE && token.key() == problem.key())
                    .map(token ->
                            ":" + token.region().line() + ":" + token.region().column())
                    .findFirst()
                    .orElse("");
        } catch (IOException unreadable) {
            return "";
        }
    }

    private String projectName(Path path) {
        return console.name(loader.projectFile(path).orElseThrow());
    }

    private void requireNoProblems(SettingsFile project) {
        String name = console.name(project.file());
        for (YamlProblem problem : project.problems()) {
            console.err()
                    .println(name + ":" + problem.line() + ":" + problem.column() + ": error: " + problem.message());
        }
        if (!project.problems().isEmpty()) {
            throw CommandFailed.usage(name + ": has errors; nothing was done.");
        }
    }

    @FunctionalInterface
    private interface FolderReader {
        List<Path> files() throws IOException;
    }
}
