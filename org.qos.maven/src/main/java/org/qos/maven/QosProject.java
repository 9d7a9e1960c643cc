package org.qos.maven;

import java.io.IOException;
import java.net.URI;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Stream;
import org.apache.maven.plugin.MojoFailureException;
import org.qos.dsl.check.Severity;
import org.qos.dsl.language.IoReason;
import org.qos.dsl.language.Language;
import org.qos.dsl.language.SourceFile;
import org.qos.dsl.language.SourceText;
import org.qos.dsl.project.context.ContextLoader;
import org.qos.dsl.project.context.ContextOverrides;
import org.qos.dsl.project.context.ContextProblem;
import org.qos.dsl.project.context.DocumentContext;
import org.qos.dsl.project.context.FileSource;
import org.qos.dsl.project.context.ProjectSources;
import org.qos.dsl.project.settings.Settings;
import org.qos.dsl.project.settings.SettingsFile;
import org.qos.maven.message.BuildMessage;
import org.qos.maven.message.BuildMessages;

/** The QoS project in a folder; what cannot be used is reported at its file. */
final class QosProject {

    private final Path folder;
    private final FileSource files;
    private final ContextLoader loader;
    private final BuildMessages messages;
    private final Set<ContextProblem> reported = new HashSet<>();
    private final Set<Path> begun = new HashSet<>();

    /**
     * Reads nothing yet.
     *
     * @param folder an absolute path
     * @param overrides what counts more than the project file
     */
    QosProject(Path folder, FileSource files, ContextOverrides overrides, BuildMessages messages) {
        this.folder = folder;
        this.files = files;
        this.loader = new ContextLoader(files, overrides);
        this.messages = messages;
    }

    /**
     * What the project file of the folder says.
     *
     * @throws MojoFailureException when it has errors, which are reported
     * @throws IOException when it cannot be read
     */
    Settings settings() throws MojoFailureException, IOException {
        return settings(folder.resolve(SettingsFile.NAME));
    }

    private Settings settings(Path file) throws MojoFailureException, IOException {
        Optional<SettingsFile> project = loader.settings(file);
        if (project.isEmpty()) {
            return Settings.none(file.getParent());
        }
        begin(project.get().file());
        project.get()
                .problems()
                .forEach(problem -> messages.report(new BuildMessage(
                        project.get().file(), problem.line(), problem.column(), Severity.ERROR, problem.message())));
        if (!project.get().problems().isEmpty()) {
            messages.requireNone(Severity.ERROR, "the project file has errors");
        }
        return project.get().settings();
    }

    /** The files that the project file names, else those in the folder with the name of a language. */
    List<Path> sources() throws MojoFailureException, IOException {
        return ProjectSources.of(settings(), folder);
    }

    /**
     * What a file is used with.
     *
     * @param needed which parts of it have to be usable; what is wrong with them is reported
     */
    DocumentContext context(Path file, Predicate<ContextProblem> needed) throws MojoFailureException, IOException {
        settings(file);
        return reporting(loader.of(file), needed);
    }

    /** What a file with tests is used with. */
    DocumentContext contextOfTests(Path file) throws MojoFailureException, IOException {
        settings(file);
        return loader.ofTests(file, text(file).text());
    }

    private DocumentContext reporting(DocumentContext context, Predicate<ContextProblem> needed) {
        Stream.of(context.policy(), context.partitions(), context.options())
                .flatMap(Optional::stream)
                .map(file -> Path.of(URI.create(file.uri())))
                .forEach(this::begin);
        context.fabricFile().ifPresent(this::begin);
        context.problems().stream().map(ContextProblem::file).forEach(this::begin);
        context.problems().stream().filter(needed).filter(reported::add).forEach(this::report);
        return context;
    }

    /** Takes back the markers of a file once: what is reported of it later, also as part of a context, stays. */
    private void begin(Path file) {
        if (begun.add(file)) {
            messages.begin(file);
        }
    }

    private void report(ContextProblem problem) {
        if (problem.errors().isEmpty()) {
            messages.report(BuildMessage.error(problem.file(), problem.message()));
        }
        problem.errors().forEach(error -> messages.report(BuildMessage.of(problem.file(), error)));
    }

    /** Loads a file in its language; empty, with a message, when it cannot be read or nothing says its language. */
    Optional<SourceFile> load(Path file, DocumentContext context) throws MojoFailureException, IOException {
        begin(file);
        try {
            SourceText text = text(file);
            List<Settings> ofFolder = List.of(settings());
            Optional<Language> language = ProjectSources.language(file, context.settings(), () -> ofFolder, text::text);
            if (language.isEmpty()) {
                messages.report(BuildMessage.error(
                        file, "neither its name nor its content says what it is; name it in qos.yaml"));
                return Optional.empty();
            }
            return Optional.of(load(file, text, language.get(), context));
        } catch (NoSuchFileException absent) {
            messages.report(BuildMessage.error(file, "no such file."));
        } catch (IOException unreadable) {
            messages.report(BuildMessage.error(file, "cannot be read: " + IoReason.of(unreadable)));
        }
        return Optional.empty();
    }

    /** Loads a text in a language. */
    SourceFile load(Path file, SourceText text, Language language, DocumentContext context) throws IOException {
        return context.files(language).load(file, text, language);
    }

    /** Reads a file, which then counts as one that the build read. */
    SourceText text(Path file) throws IOException {
        if (!files.exists(file)) {
            throw new NoSuchFileException(file.toString());
        }
        return SourceText.read(file);
    }
}
