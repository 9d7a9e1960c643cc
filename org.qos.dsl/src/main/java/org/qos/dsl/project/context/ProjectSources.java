package org.qos.dsl.project.context;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.qos.dsl.language.FileNames;
import org.qos.dsl.language.Language;
import org.qos.dsl.project.settings.Key;
import org.qos.dsl.project.settings.Settings;
import org.qos.fabric.file.FileKind;

/** The files that a project consists of, where the user names none. */
public final class ProjectSources {

    private ProjectSources() {}

    /**
     * The policy, the partition file, the option file and the enhanced QoS policy file that the project file names; where it names
     * none, the files of a folder with the name of a language, sorted.
     *
     * @param folder an absolute path
     * @return absolute paths; none where neither names a file
     * @throws IOException when the folder cannot be read
     */
    public static List<Path> of(Settings settings, Path folder) throws IOException {
        List<Path> named = Stream.of(
                        settings.policy(), settings.partitions(), settings.options(), settings.enhancedQos())
                .flatMap(Optional::stream)
                .toList();
        return named.isEmpty() ? named(folder) : named;
    }

    /**
     * The files of a folder with the name of a language, sorted.
     *
     * @param folder an absolute path
     * @throws IOException when the folder cannot be read
     */
    public static List<Path> named(Path folder) throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(FileKind::isThere)
                    .filter(file -> Language.byFileName(FileNames.of(file)).isPresent())
                    .sorted()
                    .toList();
        }
    }

    /**
     * The language of a file: by its name, else by its role in a project, else by its content; empty when nothing says it.
     *
     * @param file an absolute path
     * @param own its own project
     * @param others other projects that may name it, in whose folders it is not; asked where its name and its own project do not
     *     say it
     * @param text reads what it holds, where the content decides
     */
    public static Optional<Language> language(
            Path file, Settings own, Supplier<List<Settings>> others, Supplier<String> text) {
        String name = FileNames.of(file);
        return Language.byFileName(name)
                .or(() -> byRole(file, own))
                .or(() -> others.get().stream()
                        .flatMap(project -> byRole(file, project).stream())
                        .findFirst())
                .or(() -> Language.byContent(text.get()))
                .or(() -> Language.byLikelihood(name, text.get()));
    }

    private static Optional<Language> byRole(Path file, Settings project) {
        return project.role(file).flatMap(Key::language);
    }

    /** The language of a file that is used as a policy: by its name, else by its content; empty when neither is one of policies. */
    public static Optional<Language> policyLanguage(Path file, String text) {
        return Language.byFileName(FileNames.of(file))
                .filter(Language::isPolicy)
                .or(() -> Language.byContent(text).filter(Language::isPolicy));
    }
}
