package org.qos.cli.init;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.project.ProjectFile;
import org.qos.dsl.project.context.SiblingFiles;

/**
 * Files of a folder that would count for a new project although it was checked without them: files of an earlier project, and those that
 * belong to a policy by their names alone.
 *
 * @param folder the absolute path of the folder
 * @param written the files of the new project, by their paths in it
 */
record Leftovers(Path folder, Set<Path> written) {

    static Leftovers in(Path folder, List<GeneratedFile> files) {
        return new Leftovers(
                folder,
                files.stream().map(file -> folder.resolve(file.path())).collect(Collectors.toUnmodifiableSet()));
    }

    /**
     * The first one, by its path in the folder.
     *
     * @param names the names that files of a project have
     * @param policy the name of the policy
     */
    Optional<Path> first(List<String> names, Path policy) throws IOException {
        SiblingFiles siblings = new SiblingFiles(folder.resolve(policy), this::isLeft);
        List<Path> generated = generated();
        return names.stream()
                .filter(name -> !name.equals(ProjectFile.GENERATED))
                .map(folder::resolve)
                .filter(this::isLeft)
                .findFirst()
                .or(() -> unless(ProjectFile.PARTITIONS, siblings::partitions))
                .or(() -> unless(ProjectFile.OPTIONS, siblings::options))
                .or(() -> unless(ProjectFile.FABRIC, siblings::fabric))
                .or(() -> generated.stream().filter(this::isLeft).findFirst())
                .map(folder::relativize);
    }

    /** What the project file names counts more than siblings. */
    private Optional<Path> unless(String named, Supplier<Optional<Path>> sibling) {
        return written.contains(folder.resolve(named)) ? Optional.empty() : sibling.get();
    }

    private List<Path> generated() throws IOException {
        Path generated = folder.resolve(ProjectFile.GENERATED);
        if (!Files.isDirectory(generated)) {
            return List.of();
        }
        try (Stream<Path> files = Files.walk(generated)) {
            return files.filter(file -> !Files.isDirectory(file)).sorted().toList();
        }
    }

    private boolean isLeft(Path file) {
        return Files.exists(file, LinkOption.NOFOLLOW_LINKS) && !written.contains(file);
    }
}
