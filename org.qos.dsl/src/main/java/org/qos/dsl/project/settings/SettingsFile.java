package org.qos.dsl.project.settings;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;
import org.qos.dsl.check.Target;

/**
 * A project file as it was read.
 *
 * @param file its path
 * @param settings what could be understood of it
 * @param problems the errors; with any, the settings should not be used
 * @param tokens the tokens that mean something, in the order of the text, up to the first YAML syntax error
 */
public record SettingsFile(Path file, Settings settings, List<YamlProblem> problems, List<SettingsToken> tokens) {

    /** The name that a project file has. */
    public static final String NAME = "qos.yaml";

    /** Copies the lists. */
    public SettingsFile {
        problems = List.copyOf(problems);
        tokens = List.copyOf(tokens);
    }

    /**
     * The project file that a file belongs to: that in its folder, else that in the nearest folder above.
     *
     * @param file the absolute path of any file
     * @param isThere whether there is a file, on the disk or in an editor
     */
    public static Optional<Path> find(Path file, Predicate<Path> isThere) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            Path candidate = folder.resolve(NAME);
            if (isThere.test(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /** The same where this subnet manager, and not that of the file, reads the files of the project. */
    public SettingsFile readBy(Target target) {
        return new SettingsFile(
                file,
                settings,
                problems.stream().filter(problem -> problem.concerns(target)).toList(),
                tokens);
    }
}
