package org.qos.cli.init;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.qos.dsl.enhancedqos.EnhancedQosLanguage;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.project.settings.SettingsFile;

/**
 * What a folder has of an earlier project.
 *
 * @param place the folder
 */
record EarlierProject(OutputFolder place) {

    /** Files that have no place for a mark, and belong to the project file. */
    private static final Set<String> UNMARKED =
            Set.of(ProjectFile.FABRIC, ProjectFile.GENERATED + "/" + EnhancedQosLanguage.FILE_NAME);

    /**
     * Those of some files that were written by a command and not edited since.
     *
     * @param files their paths in the folder
     */
    Set<String> own(List<String> files) throws IOException {
        Set<String> own = new HashSet<>(place.generated(files));
        if (!place.generated(List.of(SettingsFile.NAME)).isEmpty()) {
            files.stream().filter(UNMARKED::contains).forEach(own::add);
        }
        return own;
    }

    /**
     * The first file or folder there that can count for a project.
     *
     * @param names where to look
     */
    Optional<String> first(List<String> names) {
        return names.stream().filter(this::exists).findFirst();
    }

    /**
     * The first of them that is not the work of a command, or holds what is not.
     *
     * @param names where to look
     */
    Optional<String> firstForeign(List<String> names) throws IOException {
        for (String name : names) {
            List<String> files = files(name);
            if (!own(files).containsAll(files)) {
                return Optional.of(name);
            }
        }
        return Optional.empty();
    }

    /** Whether there is such a file or folder, if only a link. */
    boolean exists(String name) {
        return Files.exists(place.folder().resolve(name), LinkOption.NOFOLLOW_LINKS);
    }

    /** A file itself, or all files in a folder. */
    private List<String> files(String name) throws IOException {
        if (!exists(name)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(place.folder().resolve(name))) {
            return files.filter(file -> !Files.isDirectory(file))
                    .map(file -> place.folder().relativize(file).toString().replace('\\', '/'))
                    .sorted()
                    .toList();
        } catch (UncheckedIOException unreadable) {
            throw unreadable.getCause();
        }
    }
}
