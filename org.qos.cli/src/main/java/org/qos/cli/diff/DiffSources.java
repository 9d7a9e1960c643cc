package org.qos.cli.diff;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.qos.cli.console.CommandFailed;
import org.qos.cli.console.Console;
import org.qos.cli.input.InputFiles;
import org.qos.cli.input.ProjectContexts;
import org.qos.cli.option.ContextOptions;
import org.qos.cli.policy.LoadedPolicy;
import org.qos.dsl.language.Shortened;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.revision.GitException;
import org.qos.dsl.project.revision.GitRepository;
import org.qos.dsl.project.revision.GitRevision;
import org.qos.dsl.project.revision.RevisionFiles;
import org.qos.dsl.project.settings.SettingsFile;

/** Reads the two policies of {@code qos diff}, each with the files that belong to it; a revision until it is closed. */
public final class DiffSources implements AutoCloseable {

    private final Console console;
    private final ContextOptions options;
    private final InputFiles inputs;
    private final List<GitRevision> revisions = new ArrayList<>();

    /** Nothing is read before the first argument. */
    public DiffSources(Console console, ContextOptions options) {
        this.console = console;
        this.options = options;
        this.inputs = options.inputs(console);
    }

    /**
     * Reads one side.
     *
     * @param argument a policy, a folder with a project file, or a revision
     * @param other the other argument, whose path a revision without a path has
     * @throws CommandFailed when a file or a revision cannot be read, or has errors, which are printed
     */
    public LoadedPolicy read(String argument, String other) {
        try {
            Optional<RevisionArgument> revision = RevisionArgument.of(argument);
            return revision.isPresent() ? revised(revision.get(), other) : onDisk(Path.of(argument));
        } catch (GitException unusable) {
            throw CommandFailed.failed(unusable.getMessage());
        } catch (IOException unreadable) {
            throw CommandFailed.failed(argument + ": cannot be read: " + unreadable.getMessage());
        }
    }

    private LoadedPolicy onDisk(Path argument) {
        if (!InputFiles.isStandardInput(argument) && Files.notExists(console.resolve(argument))) {
            throw CommandFailed.failed(argument + ": no such file; a revision is written git:REV or git:REV:PATH.");
        }
        ProjectContexts contexts = options.contexts(console);
        Path file = inputs.isFolder(argument) ? policyOf(console, contexts, argument) : inputs.file(argument);
        return LoadedPolicy.read(console, file, contexts, inputs, options).requireOptions(console, options);
    }

    private LoadedPolicy revised(RevisionArgument argument, String other) throws IOException {
        Optional<Path> alike =
                argument.path().isPresent() || RevisionArgument.of(other).isPresent()
                        ? Optional.empty()
                        : Optional.of(console.resolve(Path.of(other)));
        Optional<Path> folder = alike.filter(path -> !inputs.isFolder(path)).map(Path::getParent);
        GitRepository repository = repository(folder.or(() -> alike));
        GitRevision revision = repository.revision(argument.revision());
        revisions.add(revision);
        Path here = revision.root().resolve(repository.prefix());
        String path = argument.path()
                .or(() -> RevisionArgument.of(other).flatMap(RevisionArgument::path))
                .orElse(".");
        Path place = folder.isPresent()
                ? here.resolve(alike.get().getFileName())
                : RevisionArgument.place(path, revision.root(), repository.prefix());
        if (!place.startsWith(revision.root())) {
            throw CommandFailed.failed("git:" + argument.revision() + ":" + path
                    + ": leads out of the repository; name a path in it, or a file on disk without git:.");
        }
        return read(revision, place);
    }

    /** The repository of the other argument, else that of the current folder. */
    private GitRepository repository(Optional<Path> other) throws IOException {
        try {
            return GitRepository.of(other.orElse(console.directory()));
        } catch (GitException none) {
            boolean isOutside = none.getMessage().startsWith(console.directory() + ":");
            throw CommandFailed.failed(none.getMessage()
                    + (other.isEmpty() && isOutside
                            ? " git:REV:PATH is in the repository of the current folder, git:REV in that of the other argument."
                            : ""));
        }
    }

    private LoadedPolicy read(GitRevision revision, Path place) throws IOException {
        Console naming =
                new Console(console.in(), console.out(), console.err(), revision.namingFolder(), console.terminal());
        ContextOverrides overrides = options.overrides(console);
        ProjectContexts contexts = new ProjectContexts(naming, overrides, new RevisionFiles(revision, overrides));
        Path file = revision.isFolder(place) ? policyOf(naming, contexts, place) : Path.of(naming.name(place));
        if (!revision.isFile(naming.resolve(file))) {
            throw missing(naming, revision, place, naming.resolve(file));
        }
        revision.extract(naming.resolve(file));
        return LoadedPolicy.read(naming, file, contexts, options.inputs(naming), options)
                .requireOptions(naming, options);
    }

    /** A link is followed to a file of the revision only, as is the name of a policy in the project file of a folder. */
    private static CommandFailed missing(Console naming, GitRevision revision, Path place, Path file) {
        return revision.link(file)
                .map(link -> CommandFailed.failed(title(naming, link.place()) + ": is a symbolic link to '"
                        + Shortened.of(link.target()) + "', which is not followed: it leads to a folder, or out of the"
                        + " revision; name the file itself."))
                .orElseGet(() -> CommandFailed.failed(
                        revision.isFolder(place)
                                ? title(naming, place.resolve(SettingsFile.NAME)) + ": names the policy '"
                                        + Shortened.of(naming.name(file)) + "', which the revision does not have."
                                : title(naming, place) + ": the revision has no such file."));
    }

    /** A place as messages name it; the top of a revision with a slash after the colon. */
    private static String title(Console naming, Path place) {
        return naming.name(naming.resolve(place)).replaceFirst(":$", ":/");
    }

    /** The policy that the project file of a folder names. */
    private static Path policyOf(Console naming, ProjectContexts contexts, Path folder) {
        return contexts.policyOf(folder)
                .orElseThrow(() -> CommandFailed.usage(title(naming, folder) + ": no " + SettingsFile.NAME
                        + " names the policy of this folder; name the policy itself."));
    }

    /** Removes what was read of revisions. */
    @Override
    public void close() {
        revisions.forEach(GitRevision::close);
    }
}
