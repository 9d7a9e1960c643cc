package org.qos.fuzzing;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The folder of the project in which the process runs. */
public final class ProjectFolder {

    private ProjectFolder() {}

    /** The nearest folder, from the working directory up, that holds the project. */
    public static Path root() {
        return Stream.iterate(Path.of("").toAbsolutePath(), folder -> folder != null, Path::getParent)
                .filter(folder -> Files.isDirectory(folder.resolve("releng/fuzz")))
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("run this in the folder of the project"));
    }
}
