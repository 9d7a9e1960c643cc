package org.qos.dsl.project.settings;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * A project file as it was read.
 *
 * @param file its path
 * @param settings what could be understood of it
 * @param problems what could not; with any the settings should not be used
 */
public record SettingsFile(Path file, Settings settings, List<Problem> problems) {

    /** The name that a project file has. */
    public static final String NAME = "qos.yaml";

    /** Copies the list. */
    public SettingsFile {
        problems = List.copyOf(problems);
    }

    /**
     * The project file that a file belongs to: that in its folder, else that in the nearest folder above.
     *
     * @param file the absolute path of any file
     */
    public static Optional<Path> find(Path file) {
        for (Path folder = file.getParent(); folder != null; folder = folder.getParent()) {
            Path candidate = folder.resolve(NAME);
            if (Files.isRegularFile(candidate)) {
                return Optional.of(candidate);
            }
        }
        return Optional.empty();
    }

    /**
     * A mistake in a project file.
     *
     * @param line the line, from 1
     * @param column the column, from 1
     * @param message what is wrong and what was expected
     */
    public record Problem(int line, int column, String message) {}
}
