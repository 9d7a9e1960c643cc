package org.qos.maven;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.apache.maven.plugin.MojoFailureException;
import org.qos.dsl.generator.output.GeneratedFile;
import org.qos.dsl.generator.output.OutputFolder;
import org.qos.dsl.generator.output.Replacement;

/**
 * The folders of generated files.
 *
 * @param forOpenSm the folder of the files for OpenSM and of the settings of applications
 * @param forJava the folder of the Java class and its resources
 * @param javaClass the qualified name of the class, if there is one
 * @param force whether to replace files that were not generated, or that were edited since
 */
record Outputs(Path forOpenSm, Path forJava, Optional<String> javaClass, boolean force) {

    /**
     * Writes the files that differ.
     *
     * @param inputs the files that the generated ones are made from
     * @return the paths of the files written
     * @throws MojoFailureException when a file would be replaced that should not be; nothing is written then
     */
    List<Path> write(List<GeneratedFile> files, Set<Path> inputs) throws MojoFailureException, IOException {
        for (Path folder : List.of(forOpenSm, forJava)) {
            Optional<Replacement> refused = new OutputFolder(folder).refused(filesOf(folder, files), inputs, force);
            if (refused.isPresent()) {
                throw refusal(folder, refused.get());
            }
        }
        List<Path> written = new ArrayList<>();
        for (Path folder : List.of(forOpenSm, forJava)) {
            for (String path : new OutputFolder(folder).write(filesOf(folder, files))) {
                written.add(folder.resolve(path));
            }
        }
        return written;
    }

    /** Where the files are, written or not. */
    List<Path> paths(List<GeneratedFile> files) {
        return files.stream()
                .map(file -> (isJava(file) ? forJava : forOpenSm).resolve(file.path()))
                .toList();
    }

    /** Deletes files, as far as they are there. */
    static List<Path> delete(List<Path> files) throws IOException {
        for (Path file : files) {
            Files.deleteIfExists(file);
        }
        return files;
    }

    private List<GeneratedFile> filesOf(Path folder, List<GeneratedFile> files) {
        return files.stream()
                .filter(file -> (isJava(file) ? forJava : forOpenSm).equals(folder))
                .toList();
    }

    /** Whether a file is the class or one of its resources, whose names begin with that of the class. */
    private boolean isJava(GeneratedFile file) {
        return javaClass
                .filter(name -> file.path().startsWith(name.replace('.', '/')))
                .isPresent();
    }

    private static MojoFailureException refusal(Path folder, Replacement replacement) {
        String files = replacement.files().stream()
                .map(file -> folder.resolve(file).toString())
                .collect(Collectors.joining(", "));
        return new MojoFailureException(
                switch (replacement.reason()) {
                    case IS_INPUT -> files + ": is an input of the policy and would be replaced; set another folder.";
                    case NOT_GENERATED ->
                        files
                                + ": not written by this goal, or edited since; nothing is written. Delete it, set another"
                                + " folder, or set <force>.";
                });
    }
}
